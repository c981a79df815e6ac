/**
 * Well-known misspellings: `correction=misspelling,misspelling`, with `_` for a space. Only strings that are
 * no word of their own: `form` for `from` is another rule's matter. Our own selection of what English writers
 * get wrong by the sound of a word, and of slips of quick typing.
 */
import { NEGATED_VERBS } from './contractions.ts'

const TEXT = `
a_bit=abit a_little=alittle a_lot=alot abbreviation=abbrevation,abreviation absence=abcense,abscence,absense
absolutely=absolutley,absolutly,absoultely accelerate=accellerate,acclerate accept=acept
acceptable=exceptible acceptance=acceptence accessible=accesible,accessable
accidentally=accidentaly,accidently,acidentally accommodate=accomodate,acomodate accommodation=accomodation
accompany=acompany accordingly=accordingley,acordingly achieve=acheive,achive achieved=achived
achievement=acheivment acknowledge=aknowledge acquaintance=acquaintence,aquaintance acquire=aquire
acquisition=acquistion across=acros actually=actualy address=addess,addres,adres,adress
addresses=addreses,adresses adequate=adequit advantageous=advantageus,advantagous
advertisements=advertisments aggressive=agressiv amateur=amatuer,amature among=amoung analyse=analise
analyze=analize and=adn anniversary=aniversary answer=answear,awnser anxious=anxios apologies=apologys
apologize=apoligize apparent=aparent apparently=apparantly,appearantly appearance=apearance
application=aplication appointment=apointment appreciated=appriciated approach=approch
appropriate=appropiate approximately=approximetly argument=arguement around=aroud article=artical
as_well=aswell assistance=asistance at_least=atleast athlete=athelete attendees=attendies attention=atention
audience=audeince authentic=athentic automatically=automaticaly,automaticly auxiliary=auxilary,auxillary
awkward=akward,awkard bankruptcy=bankrupcy,bankruptsy basically=basicaly,basicly
beautiful=beatiful,beautifull because=becaus,becuase before=befor,beofre beginning=beggining,begining
behavior=behavor behaviour=behavour being=beeing believe=beleive,belive benefited=benifited
brilliant=briliant budget=buget bureaucracy=beauracracy,beaurocracy,bureacracy
business=bisness,buisness,busness,bussiness businesses=buisnesses calendar=calander,calender
cancellation=cancellaton candidate=candidat category=catagory ceiling=cieling cemetery=cematery,cemetary
certain=certin changeable=changable character=caracter chocolate=choclate clientele=clientel
collaborate=colaborate collaboration=colaboration colleagues=colleages,collegues coming=comming
commercial=comercial commission=comission commit=comitt commitment=comittment commitments=comitments
committed=comitted committee=committe companies=companys comparison=comparision compatible=compatable
compel=compell competent=competant competitive=competative competitor=competetor
completely=compleatly,completley,completly concede=conceed concerning=conserning conference=conferance
connoisseur=connoiseur conscientious=concientious,consciencious conscious=concious consensus=concensous
consequently=consequentally contemporary=contempory continue=contine continuous=continuos control=controll
convenience=convienence convenient=convienent couldn't=coudn't courteous=curteous criticize=critisize
curiosity=curiousity currently=curently customers=cusomers,custommers data=datas deadline=dealine
decision=decison,desision definite=definit
definitely=defiantely,definantly,definately,definatly,definetly,definitly deliverable=deliverible
describe=discribe description=descripton desperate=desparate despite=dispite
deteriorate=deteriate,deterioriate develop=develope developer=developper developers=developpers
didn't=dident difference=diference dilemma=dilema,dilemna disappear=dissapear disappoint=dissapoint
disappointed=dissapointed disappointment=dissapointment discount=dicount discussed=discused,discussd
discussion=discussin dissatisfied=disatisfied,dissatisifed do_not=donot does_not=doesnot
doesn't=dosent,dosn't during=durring each_other=eachother each_other's=eachothers easily=easely
effective=efective efficiency=effeciency eighth=eigth either=eiter eligible=elegible embarrass=embaras
embarrassed=embarassed embarrassing=embarassing engagement=engagment enough=enouf,enought
enterprise=enterprize equipment=equipement equivalent=equivilant escape=excape especially=espically
espresso=expresso every=evry everyone=everyon everything=everthing exaggerate=exagerate,exaggarate
exceed=excede excellent=excelent,excellant,exellent except=exept exciting=exicting
exclusive=exclusiv,exlusive exercise=excercise exhibition=exibition existence=existance expense=expence
experienced=expierenced explanation=explaination extension=extention extremely=extreamly,extremly
familiar=familar fascinating=facinating,fasinating favorite=favorit favourite=favorute,favourit
feasible=feasable fiery=firey finally=finaly financial=finacial fluorescent=flourescent for_the=forthe
foresee=forsee forfeit=forfiet forty=fourty forward=forwrad,foward friend=freind,frend friendly=freindly
friends=freinds fulfill=fullfil further=futher furthermore=futhermore generally=genrally
government=goverment grammar=gramar,grammer grateful=gratefull,greatful
guarantee=garantee,gaurantee,guarentee guaranteed=garanteed,gauranteed,guarenteed guidance=guidence
happened=happend harass=harrass hassle=hassel,hastle have=hav height=heigth heroes=heros hers=her's
high_school=highschool holistic=wholistic hygiene=hygeine ignorance=ignorence immediate=imediate,immidiate
immediately=immediatley,immidiately in_case=incase in_charge=incharge in_fact=infact in_front=infront
in_order=inorder in_spite=inspite in_the=inthe in_touch=intouch inaugurate=inaugrate
incidentally=incidentaly,incidently inconvenience=inconvienence increasingly=increasingley
incredible=incredable independent=indepedent,independant indispensable=indispensible inevitable=inevitible
information=imformation,infomation initiative=iniative,initative inoculate=innoculate inquiry=inquirey
instead=insted insurance=insurence interest=intrest interesting=interresting,intresting interrupt=interupt
irrelevant=irelevant,irrelevent itinerary=itinerery,itinery its=its' jeopardize=jepordize judgment=judgemnt
knowledgeable=knowledgable,knowlegeable laboratory=labratory launch=lauch leisure=liesure length=lenth
liaise=liase liaison=liason library=libary license=lisence likely=likley literally=literaly
logistics=logisitcs looking_forward=lookingforward maintain=maintian maintenance=maintainance
management=managment maneuver=manuver manoeuvre=maneouvre marketing=marketting mathematics=mathmatics
mattress=matress,mattres mediocre=mediocer millennium=milennium,millenium miniature=minature
minuscule=miniscule miscellaneous=miscelaneous,miscellanous mischievous=mischevious,mischievious
misspell=mispell more_so=moreso mortgage=morgage necessarily=neccessarily,necessarilly
necessary=neccesary,necessery,nessecary negotiation=negociation neighbor=nieghbor neighbour=nieghbour
ninety=ninty no_one=noone noticeable=noticable occasion=ocassion occasional=occassional
occasionally=ocassionally,occasionaly,occassionally occur=ocurr occurred=occured,ocured
occurrence=occurance,occurence,ocurrence occurring=occuring of_course=ofcourse of_the=ofthe official=offical
often=offen,oftern omission=omision,ommission on_the=onthe opinion=opinon
opportunities=oportunities,oppurtunities opportunity=oportunity,opportuntiy,oppurtunity original=orginal
ours=our's ourselves=ourselfs outrageous=outragous parallel=parralel paralyse=paralise parliament=parliment
participate=participat particularly=particularily,particulary pavilion=pavillion people=peopel,peple,poeple
perceive=percieve permanent=permanant permission=permision perseverance=perseverence personnel=personel
persuade=pursuade pharmaceutical=pharmacuetical photos=fotos piece=peice platform=plattform
platforms=plattforms possible=posible,possable potatoes=potatos practically=practicly precede=preceed
preferably=preferrably preference=preferance preferred=prefered preliminary=prelimary prerogative=perogative
presence=precense,presense previous=previos previously=previosly prioritise=prioritse prioritize=prioratize
probably=probaly,probly,prolly,propably procedure=proceedure products=prodcuts
professional=profesionnal,professionel program=progam pronunciation=pronounciation psychology=pyschology
publicly=publically,publicaly pursue=persue quality=quailty quarantine=quarentine questionnaire=questionaire
queue=queu quickly=quikly really=realy receipts=recieps receive=receve,recieve received=recieved,recived
receiving=recieving recognize=reconize recommendation=reccomendation recommended=reccomended,recomended
recruit=recuit recurring=recuring,reoccuring reference=referance referral=referal referrals=referals
referred=refered referring=refering regarding=regaring regardless=irregardless
relevant=relavant,relevent,revelant religious=religous remember=rember,remeber remembrance=rembrance
reminder=remider reminiscing=reminising repetition=repitition representative=represenative require=requier
requirements=requirments reschedule=reschedual resistance=resistence resources=recources
response=reponce,responce responses=responces responsibility=responsability responsible=responsable
restaurant=restaraunt,restraunt rhythm=rythm,rythym ridiculous=rediculous right_away=rightaway
sacrifice=sacrafice sacrilegious=sacreligious schedule=schedual,scheduel,shedual secretary=secretery
seize=sieze sense=sence sentence=sentance separate=seperate,seprate separately=seperately
separation=seperation several=severel siege=seige skillful=skillfull so_that=sothat somewhere=somwhere
specific=speciffic specifically=specificaly,specificly speech=speach strength=strengh succeed=succede,suceed
success=succsess successful=succesful,succesfull,sucesful,sucessful sufficient=sufficent suggest=sugest
suggestion=suggeston supersede=supercede supposed=suposed supposedly=supposably surprise=suprise
surprised=suprised technique=tecnique temporary=temporay,tempory thank_you=thankyou thanks=thnaks
the=hte,teh,tthe their=their's,thier therefore=therfore they're=they'r this=ths through=throught
to_the=tothe together=togather,togheter tomatoes=tomatos tomorrow=tommarow,tommorow,tomorow tongue=tounge
tonight=tonite transferred=transfered truly=truely twelfth=twelth tyranny=tyrany ulterior=alterior
unfortunately=unfortunatly,unfortunetly unique=uniqe until=untill up_to=upto usually=usally
vacuum=vaccum,vacume valuable=valuble various=varous vehicle=vehical versatile=versitile visible=visable
warranty=warrenty website=websight,websit wednesday=wednesay,wensday,wnedsday weekend=weekened weird=wierd
welcome=welcom,wellcome whether=wheather which=whihc,wich will_be=willbe withhold=withold
without=wihtout,witout won't=wo'nt would=wuld writing=writting written=writen yield=yeild you're=your'e
yours=your's
`

/** Misspelling to correction, both in lower case. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  TEXT.trim()
    .split(/\s+/)
    .flatMap((line) => {
      const [correction = '', misspellings = ''] = line.replaceAll('_', ' ').split('=')
      return misspellings.split(',').map((misspelling) => [misspelling, correction] as const)
    })
    .concat(NEGATED_VERBS.map((verb) => [`${verb}'nt`, `${verb}n't`])),
)
