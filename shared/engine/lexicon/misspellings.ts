/**
 * Well-known misspellings: `correction=misspelling,misspelling`, with `_` for a space. Only strings that are
 * no word of their own: `form` for `from` is another rule's matter. Our own selection of what English writers
 * get wrong by the sound of a word, and of slips of quick typing.
 */
const TEXT = `
a_bit=abit a_little=alittle a_lot=alot abbreviation=abbrevation,abreviation absence=abcense,abscence,absense
absolutely=absolutley,absolutly,absoultely accelerate=accellerate,acclerate accept=acccept,acept
acceptable=acceptible,exceptible acceptance=acceptence accessible=accesible,accessable
accidentally=accidentaly,accidently,acidentally accommodate=accomodate,acommodate,acomodate
accommodation=accomodation,acommodation accompany=acompany accomplish=accomplsh,acomplish
accordingly=accordingley,acordingly achieve=acheive,achive achieved=acheived,achived
achievement=acheivement,acheivment,achievment acknowledge=acknowledege,acknowlege,aknowledge
acquaintance=acquaintence,aquaintance acquire=adquire,aquire acquisition=acquistion,aquisition
across=accross,acros actually=actally,actualy,acutally address=addess,addres,adres,adress
addresses=addreses,adresses adequate=adaquate,adequit advantageous=advantageus,advantagous
advertisement=advertisemnt,advertisment advertisements=advertisments advisable=adviseable
aggressive=agressiv,agressive agreement=agreeement,agrement allocate=allocat,alocate almost=allmost,almsot
although=allthough,altough amateur=amatuer,amature among=amoung analyse=analise analyze=analize and=adn
anniversary=aniversary,anniversery annually=annualy,anually answer=answear,anwser,awnser anxious=anxios
apartment=apartement,appartment apologies=apologys,appologies apologise=apoligise,appologise
apologize=apoligize,appologize apparent=aparent,apparant apparently=aparently,apparantly,appearantly
appearance=apearance,appearence application=aplication,applicaiton appointment=apointment,appointement
appreciated=appriciated,apreciated approach=approch,aproach appropriate=appropiate,approprate,apropriate
approval=aproval,aprroval approximately=approximatly,approximetly,aproximately argument=arguement
around=aroud,arround arrangement=arangement,arrangment article=artical as_well=aswell
assistance=asistance,assistence assistant=asistant,assistent at_least=atleast athlete=athelete
attendance=atendance,attendence attendees=attendies attention=atention,attension audience=audeince,audiance
authentic=athentic automatically=automaticaly,automaticly auxiliary=auxilary,auxillary awkward=akward,awkard
data=datas
bankruptcy=bankrupcy,bankruptsy basically=basicaly,basicly beautiful=beatiful,beautifull,beutiful
because=beacause,becaus,becouse,becuase before=befor,beofre beginning=beggining,begining behavior=behavor
behaviour=behavour being=beeing believe=beleive,belive beneficial=beneficail,benificial
benefit=benefitt,benifit benefited=benifited brilliant=briliant,brillant brochure=brochur,broshure
budget=buget bureaucracy=beauracracy,beaurocracy,bureacracy business=bisness,buisness,busness,bussiness
businesses=buisnesses,bussinesses calendar=calandar,calander,calender cancellation=cancellaton
candidate=candidat,canditate category=catagory,categroy ceiling=cieling cemetery=cematery,cemetary
certain=certian,certin certainly=certainley,certianly challenge=chalenge,challange changeable=changable
character=caracter,charachter chocolate=choclate clientele=clientel collaborate=colaborate,collaberate
collaboration=colaboration,collaberation colleagues=colleages,collegues coming=comming
commercial=comercial,commerical commission=comission,commision commit=comitt,committ
commitment=comitment,comittment,committment commitments=comitments committed=comitted,commited
committee=comittee,commitee,committe communicate=communciate,comunicate
communication=communcation,comunication community=communtiy,comunity companies=compaines,companys
comparison=comparision,comparsion compatible=compatable compel=compell competent=competant
competitive=competative,competetive competitor=competetor,competiter
completely=compleatly,completley,completly compliance=complience comprehensive=comprehansive,comprehensiv
concede=conceed concerning=conserning conference=conferance,conferrence confidential=confidencial,confidental
connoisseur=connoiseur conscientious=concientious,consciencious conscious=concious,consious
consensus=concensous,concensus consequently=consequentally,consequentely consistent=consistant
consultant=consultent contemporary=contempory continue=coninue,contine continuous=continous,continuos
control=controll controversial=contraversial,controversal convenience=conveniance,convienence,convinience
convenient=convienent,convienient,convinient conversation=conversaton,converstaion
correspondence=corespondence,correspondance could've=couldve couldn't=coudn't,could'nt,couldnt
courteous=curteous criticism=criticisim,critisism criticize=critisize curiosity=curiousity
currently=curently,currenlty,currentley customers=cusomers,custommers database=databse
deadline=deadlien,dealine decision=decison,descision,desision definite=definate,definit
definitely=defiantely,definantly,definately,definatly,definetly,definitly definition=defenition,definiton
deliverable=deliverible delivery=delivary describe=discribe description=descripton,discription
desperate=desparate despite=dispite deteriorate=deteriate,deterioriate develop=develope,devolop
developer=develloper,developper developers=developpers didn't=did'nt,dident,didnt
difference=diference,differance,diffrence difficult=difficlt,dificult dilemma=dilema,dilemna
disappear=disapear,dissapear disappoint=disapoint,dissapoint
disappointed=disapointed,dissapointed,dissappointed disappointment=disapointment,dissapointment
discipline=dicipline,disipline discount=dicount,discoutn discussed=discused,discussd,disscussed
discussion=discusion,discussin,disscussion dissatisfied=disatisfied,dissatisifed do_not=donot does_not=doesnot
doesn't=does'nt,doesnt,dosent,dosn't don't=do'nt,dont during=durring each_other=eachother
each_other's=eachothers easily=easely,easilly effective=efective,effecive efficiency=effeciency,eficiency
efficient=effecient,eficient eighth=eigth either=eiter eligible=elegible,eligable eliminate=eleminate,elimiate
embarrass=embaras,embarass embarrassed=embarassed,embarrased embarrassing=embarassing,embarrasing
emphasize=emphesize encourage=encorage,encourge engagement=engagment enough=enouf,enought ensure=enshure
enterprise=enterprize,entreprise entrepreneur=enterpreneur,entrepeneur,entreprenuer
equipment=equipement,equiptment equivalent=equivelent,equivilant escape=excape
especially=especialy,espically,expecially espresso=expresso essential=esential,essencial evaluate=evalute
every=evry every_time=everytime everyone=everyon,evryone everyone's=everyones everything=everthing,everyting
exaggerate=exagerate,exaggarate exceed=excede excellent=excelent,excellant,exellent except=exept
exciting=excitng,exicting exclusive=exclusiv,exlusive executive=excecutive,exectuive
exercise=excercise,exercize,exersise exhibition=exibition existence=existance expense=expence
expenses=expences experienced=experianced,expierenced explanation=explaination,explantion extension=extention
extraordinary=extraordinery,extrordinary extremely=extreamly,extremley,extremly facilitate=faciliate,facilitat
familiar=familar fascinating=facinating,fasinating favorite=favorit,favrite favourite=favorute,favourit
feasible=feasable fiery=firey finally=finaly,finnally financial=finacial flexible=flexable
fluorescent=flourescent following=follwing,folowing for_the=forthe foreign=foreing,foriegn foresee=forsee
forfeit=forfiet forty=fourty forward=forwrad,foward friend=freind,frend friendly=freindly friends=freinds
fulfill=fullfil,fullfill fundamental=fundemental further=furthur,futher furthermore=futhermore
generally=generaly,genrally genuinely=genuinly government=govenment,goverment,goverrment
grammar=gramar,grammer grateful=gratefull,greatful guarantee=garantee,gaurantee,guarentee,guarrantee
guaranteed=garanteed,gauranteed,guarenteed guidance=guidence handle=hanlde happened=hapened,happend
happening=hapening,happenning harass=harrass hasn't=has'nt,hasnt hassle=hassel,hastle have=hav haven't=have'nt,havent
height=heigth,hieght here's=heres heroes=heros hers=her's hesitate=hesistate,hestitate
hierarchy=heirarchy,hiearchy high_school=highschool holistic=wholistic hygiene=hygeine i'm=im i've=ive
ignorance=ignorence immediate=imediate,immeadiate,immidiate immediately=immeadiately,immediatley,immidiately
implementation=implimentation in_case=incase in_charge=incharge in_fact=infact in_front=infront
in_order=inorder in_spite=inspite in_the=inthe in_touch=intouch inaugurate=inaugrate
incidentally=incidentaly,incidently inconvenience=inconveniance,inconvienence,inconvinience
increasingly=increasingley incredible=incredable independent=indepedent,independant
indispensable=indispensible inevitable=inevitible influence=influance,infulence
information=imformation,infomation initiative=iniative,initative innovative=inovative inoculate=innoculate
inquiry=inquirey installation=instalation instead=insted insurance=insurence
intelligence=inteligence,intelligance interest=intrest interesting=interresting,intresting interrupt=interupt
introduce=introduse introduction=introducton invitation=invatation,invitaion irrelevant=irelevant,irrelevent
isn't=is'nt,isnt itinerary=itinerery,itinery its=its' jeopardize=jepordize judgment=judgemnt
knowledge=knowledg,knowlegde knowledgeable=knowledgable,knowlegeable laboratory=labratory launch=lauch
leisure=liesure length=lenght,lenth liaise=liase liaison=liason library=libary license=lisence,lisense
likely=likley literally=literaly logistics=logisitcs looking_forward=lookingforward maintain=maintian,mantain
maintenance=maintainance,maintanance,maintenence management=managemnt,managment manager=manageer
maneuver=manuver manoeuvre=maneouvre marketing=marketting mathematics=mathmatics mattress=matress,mattres mediocre=mediocer
millennium=milennium,millenium miniature=minature minimum=minumum minuscule=miniscule minute=minuite
miscellaneous=miscelaneous,miscellanous mischievous=mischevious,mischievious misspell=mispell more_so=moreso
morning=mornign mortgage=morgage necessarily=neccessarily,necessarilly necessary=neccesary,necessery,nessecary
negotiate=negociate,negotaite negotiation=negociation,negotation neighbor=nieghbor neighbour=nieghbour
ninety=ninty no_one=noone noticeable=noticable occasion=ocasion,ocassion,occassion occasional=occassional
occasionally=ocassionally,occasionaly,occassionally occur=occurr,ocurr occurred=occured,ocured,ocurred
occurrence=occurance,occurence,ocurrence occurring=occuring of_course=ofcourse of_the=ofthe
official=offical,oficial often=offen,oftern omission=omision,ommission on_the=onthe opinion=opinon
opportunities=oportunities,opportunites,oppurtunities opportunity=oportunity,opportuntiy,oppurtunity
original=orginal,origional originally=orginally,origionally ours=our's ourselves=ourselfs outrageous=outragous
parallel=paralell,parralel paralyse=paralise parliament=parliment participate=participat,particpate
particularly=particuarly,particularily,particulary passenger=passanger pavilion=pavillion
people=peopel,peple,poeple perceive=percieve permanent=permanant permission=permision
perseverance=perseverence personally=personaly personnel=personel persuade=pursuade
pharmaceutical=pharmacuetical phenomenon=phenomonon physical=phisical piece=peice platform=plattform
platforms=plattforms possession=posession,possesion possibility=posibility,possiblity
possible=posible,possable potatoes=potatos potential=potencial,potental practically=practicly precede=preceed
precise=percise preferably=preferrably preference=preferance preferred=prefered
preliminary=prelimary,preliminery prerogative=perogative presence=precense,presense previous=previos
previously=previosly,previousley prioritise=prioritse prioritize=prioratize
privilege=privelege,priviledge,privlege probably=probaly,probly,prolly,propably procedure=proceedure
proceed=procede productive=producitve products=prodcuts professional=profesionnal,professionel program=progam
prominent=prominant pronunciation=pronounciation psychology=pyschology publicly=publically,publicaly
purpose=purpuse pursue=persue quality=quailty,qualtiy quantity=quantaty quarantine=quarentine
questionnaire=questionaire,questionnare queue=queu quickly=quikly readable=readible really=reallly,realy
receipts=recieps receive=receve,recieve received=recieved,recived receiving=recieving recently=recentley
recipient=recepient,recipent recognize=reconize recommendation=reccomendation,recomendation,recommandation
recommended=reccomended,recomended recruit=recuit recurring=recuring,reoccuring reference=referance,refrence
referral=referal referrals=referals referred=refered referring=refering refund=refudn
regarding=regardign,regaring regardless=irregardless registration=registation
relevant=relavant,relevent,revelant religious=religous remember=rember,remeber remembrance=rembrance
reminder=remider reminiscing=reminising repetition=repitition representative=represenative,representitive
require=requier requirement=requirememt,requirment requirements=requirments reschedule=reschedual
resistance=resistence resources=recources respectively=respectivly response=reponce,responce
responses=responces responsibility=responsability,responsibilty responsible=responsable
restaurant=restaraunt,restraunt,resturant rhythm=rythm,rythym ridiculous=rediculous right_away=rightaway
sacrifice=sacrafice sacrilegious=sacreligious safety=saftey satisfied=satisifed
schedule=schedual,scheduel,shedual science=sceince secretary=secratary,secretery security=secuirty,securty
seize=sieze sense=sence sentence=sentance separate=seperate,seprate separately=seperately
separation=seperation several=serveral,severel should've=shouldve shouldn't=should'nt,shouldnt siege=seige
similar=similiar,simular simultaneously=simultanously sincerely=sincerelly,sincerley skillful=skillfull
so_that=sothat somewhere=somwhere special=specail,speical specific=speciffic,spesific
specifically=specificaly,specificly speech=speach statement=statment strategic=stategic
strength=strengh,strenght substantial=substancial succeed=succede,suceed success=succsess
successful=succesful,succesfull,sucesful,sucessful sufficient=sufficent,suficient suggest=sugest,suggets
suggestion=sugestion,suggeston summary=sumary supersede=supercede supposed=suposed supposedly=supposably
surprise=suprise,surprize surprised=suprised technical=techincal technique=tecnique
technology=techology,tecnology temperature=temperture temporary=temporay,tempory thank_you=thankyou
thanks=thnaks that's=thats the=hte,teh,tthe their=their's,thier there's=theres therefore=therfore
they're=they'r,theyre this=ths thoroughly=thouroughly though=thouhg thought=thougth through=throught to_the=tothe
together=togather,togheter tomatoes=tomatos tomorrow=tommarow,tommorow,tomorow,tomorrrow tongue=tounge
tonight=tonite transferred=transfered truly=truely twelfth=twelth tyranny=tyrany ulterior=alterior
unfortunately=unfortunatley,unfortunatly,unfortunetly unique=uniqe until=untill up_to=upto
usually=usally,usualy vacuum=vaccum,vacume valuable=valuble various=varous vehicle=vehical,vehicel
versatile=versitile visible=visable volunteer=volanteer warranty=warrenty wasn't=was'nt,wasnt we've=weve
website=websight,websit wednesday=wednesay,wensday weird=wierd welcome=welcom,wellcome weren't=werent
whether=wheather which=whihc,wich who's=whos will_be=willbe withhold=withold without=wihtout,witout
won't=wo'nt would=wuld would've=wouldve wouldn't=would'nt,wouldnt writing=writting written=writen yield=yeild
you'll=youll you're=your'e,youre you've=youve yours=your's
`

/** Misspelling to correction, both in lower case. */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  TEXT.trim()
    .split(/\s+/)
    .flatMap((line) => {
      const [correction = '', misspellings = ''] = line.replaceAll('_', ' ').split('=')
      return misspellings.split(',').map((misspelling) => [misspelling, correction] as const)
    }),
)
