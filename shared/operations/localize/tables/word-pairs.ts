/** Words of America and Britain for the same thing, `us=gb`. A star: Australia says it as America does. */

/** Right on either side in any sentence. */
export const SWAPPED = `
parking lots=car parks|gas stations=petrol stations|license plates=number plates|windshield=windscreen|windshields=windscreens
windshield wipers=windscreen wipers|*eggplant=aubergine|*eggplants=aubergines|diaper=nappy|diapers=nappies|trash can=rubbish bin
trash cans=rubbish bins|trash bag=bin bag|trash bags=bin bags|counterclockwise=anticlockwise|math=maths
airplane=aeroplane|airplanes=aeroplanes|acetaminophen=paracetamol|bachelor party=stag party|bachelorette party=hen party
cotton candy=candyfloss|popsicle=ice lolly|popsicles=ice lollies|ground beef=minced beef|powdered sugar=icing sugar
all-purpose flour=plain flour|cornstarch=cornflour|golden raisins=sultanas|green onions=spring onions|thumbtack=drawing pin
thumbtacks=drawing pins|labor union=trade union|labor unions=trade unions|power outage=power cut
power outages=power cuts|drywall=plasterboard|dish soap=washing-up liquid|dish towel=tea towel|dish towels=tea towels
exclamation point=exclamation mark|exclamation points=exclamation marks|busy signal=engaged tone|liquor store=off-licence
liquor stores=off-licences|*thrift store=charity shop|*thrift stores=charity shops|mom=mum|moms=mums|elementary school=primary school
elementary schools=primary schools|common stock=ordinary shares|pay raise=pay rise|pay raises=pay rises|rental car=hire car
rental cars=hire cars|bathrobe=dressing gown|bathrobes=dressing gowns|lost and found=lost property|gift certificate=gift voucher
gift certificates=gift vouchers|stock options=share options|on weekends=at weekends|on the weekend=at the weekend|toward=towards
percent=per cent|two-story=two-storey|three-story=three-storey|single-story=single-storey|multi-story=multi-storey|checkbook=chequebook
paycheck=pay cheque|paychecks=pay cheques|curbside=kerbside|check the box=tick the box|check this box=tick this box
truck driver=lorry driver|truck drivers=lorry drivers|station wagon=estate car|station wagons=estate cars
draft beer=draught beer|sales clerk=shop assistant|sales clerks=shop assistants|afterward=afterwards
divided highway=dual carriageway|baking soda=bicarbonate of soda|real estate agent=estate agent
real estate agents=estate agents|carry-on luggage=hand luggage
`

/** The American word has one meaning; its twin has several. */
export const TO_BRITAIN = `
gasoline=petrol|*cilantro=coriander|arugula=rocket|pacifier=dummy|*stroller=pushchair|*strollers=pushchairs|crosswalk=pedestrian crossing
crosswalks=pedestrian crossings|sidewalk=pavement|sidewalks=pavements|faucet=tap|faucets=taps|garbage can=dustbin|garbage cans=dustbins
garbage truck=bin lorry|dumpster=skip|dumpsters=skips|mailman=postman|traffic circle=roundabout|traffic circles=roundabouts
*freeway=motorway|*freeways=motorways|tractor-trailer=articulated lorry|tractor-trailers=articulated lorries|gas pedal=accelerator
streetcar=tram|streetcars=trams|elevator=lift|elevators=lifts|realtor=estate agent|realtors=estate agents|*movie theater=cinema
*movie theaters=cinemas|drugstore=pharmacy|drugstores=pharmacies|collect call=reverse-charge call|on my cell=on my mobile
*soccer=football|flashlight=torch|flashlights=torches|*potato chips=crisps|takeout=takeaway|restroom=toilet|restrooms=toilets
washcloth=flannel|comforter=duvet|*sneakers=trainers|pantyhose=tights|zipper=zip|zippers=zips|car rental=car hire
round-trip ticket=return ticket|round-trip tickets=return tickets|round-trip flight=return flight|round-trip flights=return flights
one-way ticket=single ticket|one-way tickets=single tickets|by mail=by post|in the mail=in the post|registered mail=registered post
pound key=hash key|silverware=cutlery|thru=through|someplace=somewhere|off of=off|quarter after=quarter past|oftentimes=often
paid time off=annual leave|layoffs=redundancies|shopping mall=shopping centre|shopping malls=shopping centres|checkout line=checkout queue
waiting in line=queuing|cut in line=jump the queue|stand in line=queue|wait in line=queue|turn signal=indicator|turn signals=indicators
fire department=fire brigade|overpass=flyover|overpasses=flyovers|scallions=spring onions
car trunk=car boot|grade school=primary school|report card=school report|undershirt=vest
dialog=dialogue|dialogs=dialogues|traveler's check=traveller's cheque|traveler's checks=traveller's cheques|paper check=cheque|paper checks=cheques
`

/** The British word has one meaning; its twin has several, or is understood in Britain as well. */
export const TO_AMERICA = `
lorry=truck|lorries=trucks|motorway=highway|motorways=highways|cash machine=ATM|cash machines=ATMs|cashpoint=ATM|cashpoints=ATMs
my mobile=my cell|trousers=pants|waistcoat=vest|waistcoats=vests|spanner=wrench|spanners=wrenches|hob=stovetop|tinned=canned
full stop=period|full stops=periods|inverted commas=quotation marks|by post=by mail|answerphone=answering machine
made redundant=laid off|letting agent=rental agent|letting agents=rental agents|straight away=right away|headed paper=letterhead
postman=mail carrier|postmen=mail carriers|dustbin=trash can|dustbins=trash cans|sellotape=Scotch tape
people carrier=minivan|saloon car=sedan|saloon cars=sedans|articulated lorry=tractor-trailer|articulated lorries=tractor-trailers
cheques=checks|kerb=curb|kerbs=curbs|storey=story|storeys=stories|pushchair=stroller|pushchairs=strollers|jumble sale=rummage sale
fire brigade=fire department|reverse-charge call=collect call|anti-clockwise=counterclockwise|take-away=takeout|skip hire=dumpster rental
shopping trolleys=shopping carts|shopping baskets=shopping carts|courgette=zucchini|courgettes=zucchini|jump the queue=cut in line
`

/** American words whose British twin depends on the meaning, or on taste. */
export const ASKED_IN_BRITAIN = `
vacation=holiday|*truck=lorry|*trucks=lorries|*apartment=flat|*apartments=flats|gas tank=petrol tank|gas tanks=petrol tanks|gas prices=petrol prices
gas mileage=fuel consumption|gotten=got|program=programme|programs=programmes|tire=tyre|tires=tyres|curb=kerb|practice=practise
attorney=solicitor or lawyer|attorneys=solicitors or lawyers|real estate=property|railroad=railway|subway=underground
*movie=film|*movies=films|condo=flat|stick shift=manual gearbox|zucchini=courgette|candy=sweets|french fries=chips|trash=rubbish
garbage=rubbish|yard sale=car boot sale|backyard=back garden|closet=wardrobe or cupboard|*sweater=jumper|*pants=trousers|suspenders=braces
tuxedo=dinner jacket|mailbox=postbox, letterbox or inbox|your cell=your mobile|a raise=a pay rise|laid off=made redundant
severance pay=redundancy pay|pto=annual leave|fiscal year=financial year|accounts payable=trade creditors|income statement=profit and loss account
high school=secondary school|high schools=secondary schools|freshman=first-year student|sophomore=second-year student
downtown=city centre|city hall=town hall|electrical outlet=power socket
wrench=spanner|lumber=timber|stove=cooker|pitcher=jug|canned=tinned|different than=different from|in the hospital=in hospital
a half hour=half an hour|layover=stopover|specialty=speciality|janitor=caretaker|grocery store=supermarket
hardware store=ironmonger|cash register=till|band-aid=plaster
named for=named after|quarter of=quarter to
vacationers=holidaymakers|jello=jelly
the check=the cheque|your check=your cheque|a check=a cheque|my check=my cheque|our check=our cheque|this check=this cheque|that check=that cheque
their check=their cheque|his check=his cheque|her check=her cheque|checks=cheques
`

/** British words whose American twin depends on the meaning, or on taste. */
export const ASKED_IN_AMERICA = `
lift=elevator|lifts=elevators|flat=apartment|flats=apartments|queue=line|queues=lines|queuing=waiting in line|queued=waited in line
pavement=sidewalk|pavements=sidewalks|torch=flashlight|trainers=sneakers|jumper=sweater|jumpers=sweaters|bonnet=hood
biscuit=cookie|biscuits=cookies|crisps=potato chips|coriander=cilantro|rota=schedule|rotas=schedules|timetable=schedule|turnover=revenue
solicitor=lawyer or attorney|solicitors=lawyers or attorneys|barrister=attorney|chemist=pharmacy|football=soccer|rubbish=trash
diversion=detour|redundancy=layoff|redundancies=layoffs|duvet=comforter|toilet=restroom|toilets=restrooms|handbag=purse
financial year=fiscal year|at university=in college|roundabout=traffic circle|takeaway=takeout
takeaways=takeout|return ticket=round-trip ticket|return flight=round-trip flight|single ticket=one-way ticket|hash key=pound key
in the post=in the mail|in hospital=in the hospital|to let=for rent|loft=attic|bin=trash can|bins=trash cans
cooker=stove|hoover=vacuum|caravan=trailer|tram=streetcar|trams=streetcars|limited company=corporation|agm=annual meeting
a&e=emergency room|gp=doctor|head teacher=principal|headteacher=principal|state school=public school|secondary school=high school|knock-on effect=ripple effect|ticked=checked|cinema=movie theater
property developer=real estate developer
nil=zero|pudding=dessert|braces=suspenders
trading estate=industrial park
`
