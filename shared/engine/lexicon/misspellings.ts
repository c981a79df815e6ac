/**
 * Well-known misspellings: `correction=misspelling,misspelling`, with `_` for a space. Only strings that are
 * no word of their own: `form` for `from` is another rule's matter. Our own selection of what English writers
 * get wrong by the sound of a word, and of slips of quick typing, beside those that the word list mends as surely by
 * itself.
 */
import { NEGATED_VERBS } from './contractions.ts'

const TEXT = `
a_bit=abit a_little=alittle a_lot=alot abbreviation=abbrevation,abreviation absence=abcense,abscence,absense
absolutely=absolutley,absolutly,absoultely accelerate=accellerate,acclerate accept=acept acceptable=exceptible
acceptance=acceptence accessible=accesible,accessable accidentally=accidentaly,accidently,acidentally
accommodate=acomodate accommodation=accomodation accompany=acompany accordingly=accordingley,acordingly
achieve=acheive,achive achieved=achived achievement=acheivment acknowledge=aknowledge acquaintance=aquaintance
acquire=aquire acquisition=acquistion across=acros actually=actualy address=addess,addres,adres,adress
addresses=addreses,adresses adequate=adequit advantageous=advantageus,advantagous advertisements=advertisments
aggressive=agressiv amateur=amature among=amoung analyse=analise and=adn answer=answear,awnser
apologies=apologys apologize=apoligize apparent=aparent apparently=apparantly,appearantly appearance=apearance
application=aplication appointment=apointment appreciated=appriciated approach=approch appropriate=appropiate
approximately=approximetly around=aroud article=artical as_well=aswell assistance=asistance at_least=atleast
attendees=attendies attention=atention audience=audeince authentic=athentic
automatically=automaticaly,automaticly awkward=akward bankruptcy=bankrupcy,bankruptsy
basically=basicaly,basicly beautiful=beatiful,beautifull because=becaus,becuase before=befor,beofre
beginning=beggining,begining behavior=behavor behaviour=behavour being=beeing believe=beleive,belive
brilliant=briliant budget=buget bureaucracy=beauracracy,bureacracy business=bisness,buisness,busness,bussiness
businesses=buisnesses calendar=calander,calender cancellation=cancellaton candidate=candidat cemetery=cemetary
certain=certin changeable=changable chocolate=choclate clientele=clientel collaborate=colaborate
collaboration=colaboration colleagues=colleages,collegues coming=comming commercial=comercial
commission=comission commit=comitt commitment=comittment committed=comitted committee=committe
companies=companys comparison=comparision compatible=compatable competent=competant competitive=competative
completely=compleatly,completley,completly concerning=conserning conference=conferance
conscientious=concientious conscious=concious consensus=concensous consequently=consequentally
continue=contine continuous=continuos control=controll convenience=convienence convenient=convienent
couldn't=coudn't criticize=critisize curiosity=curiousity currently=curently customers=cusomers,custommers
data=datas deadline=dealine decision=decison,desision definite=definit
definitely=defiantely,definantly,definately,definatly,definetly,definitly description=descripton
despite=dispite develop=develope developer=developper developers=developpers didn't=dident
difference=diference dilemma=dilemna disappear=dissapear disappoint=dissapoint disappointed=dissapointed
disappointment=dissapointment discount=dicount discussed=discused,discussd discussion=discussin
dissatisfied=disatisfied,dissatisifed do_not=donot does_not=doesnot doesn't=dosent,dosn't during=durring
each_other=eachother each_other's=eachothers easily=easely effective=efective eighth=eigth either=eiter
embarrass=embaras engagement=engagment enough=enouf,enought enterprise=enterprize equipment=equipement
escape=excape especially=espically espresso=expresso every=evry everyone=everyon everything=everthing
exaggerate=exagerate excellent=excelent,excellant,exellent except=exept exciting=exicting
exclusive=exclusiv,exlusive exhibition=exibition experienced=expierenced explanation=explaination
extension=extention extremely=extreamly,extremly familiar=familar fascinating=facinating,fasinating
favorite=favorit favourite=favorute,favourit feasible=feasable finally=finaly financial=finacial
for_the=forthe foresee=forsee forty=fourty forward=forwrad,foward friend=freind,frend friendly=freindly
friends=freinds further=futher furthermore=futhermore generally=genrally grammar=grammer
grateful=gratefull,greatful guarantee=garantee,gaurantee,guarentee happened=happend hassle=hastle have=hav
hers=her's high_school=highschool holistic=wholistic immediate=imediate,immidiate
immediately=immediatley,immidiately in_case=incase in_charge=incharge in_fact=infact in_front=infront
in_order=inorder in_spite=inspite in_the=inthe in_touch=intouch incidentally=incidentaly,incidently
inconvenience=inconvienence increasingly=increasingley incredible=incredable
information=imformation,infomation initiative=iniative,initative instead=insted insurance=insurence
interest=intrest interesting=interresting,intresting interrupt=interupt irrelevant=irelevant,irrelevent
itinerary=itinery its=its' jeopardize=jepordize judgment=judgemnt knowledgeable=knowledgable,knowlegeable
laboratory=labratory launch=lauch liaise=liase liaison=liason likely=likley literally=literaly
logistics=logisitcs looking_forward=lookingforward maintenance=maintainance management=managment
marketing=marketting mattress=matress,mattres miniature=minature more_so=moreso mortgage=morgage
necessarily=neccessarily necessary=neccesary,necessery,nessecary negotiation=negociation neighbor=nieghbor
neighbour=nieghbour ninety=ninty no_one=noone noticeable=noticable occasion=ocassion occasional=occassional
occasionally=ocassionally,occasionaly,occassionally occur=ocurr occurred=occured,ocured
occurrence=occurance,occurence,ocurrence occurring=occuring of_course=ofcourse of_the=ofthe often=offen,oftern
on_the=onthe opinion=opinon opportunities=oportunities opportunity=oportunity,oppurtunity original=orginal
ours=our's ourselves=ourselfs outrageous=outragous parallel=parralel parliament=parliment
participate=participat particularly=particulary people=peopel,peple,poeple perceive=percieve
personnel=personel photos=fotos piece=peice platform=plattform possible=posible,possable practically=practicly
precede=preceed preferably=preferrably preference=preferance preferred=prefered presence=precense,presense
previous=previos previously=previosly prioritise=prioritse probably=probaly,probly,prolly,propably
products=prodcuts professional=profesionnal program=progam pronunciation=pronounciation
publicly=publically,publicaly pursue=persue questionnaire=questionaire queue=queu quickly=quikly really=realy
receipts=recieps receive=receve,recieve received=recieved,recived receiving=recieving
recommendation=reccomendation recommended=reccomended,recomended recruit=recuit recurring=recuring,reoccuring
reference=referance referral=referal referred=refered referring=refering regarding=regaring
regardless=irregardless relevant=relavant,relevent,revelant remember=rember,remeber reminder=remider
representative=represenative require=requier reschedule=reschedual response=reponce,responce
responsibility=responsability responsible=responsable restaurant=restaraunt,restraunt rhythm=rythym
ridiculous=rediculous right_away=rightaway schedule=schedual,scheduel,shedual seize=sieze sense=sence
sentence=sentance separate=seperate,seprate separately=seperately several=severel so_that=sothat
somewhere=somwhere specifically=specificaly,specificly speech=speach success=succsess
successful=succesfull,sucesful sufficient=sufficent suggest=sugest suggestion=suggeston supersede=supercede
supposed=suposed supposedly=supposably surprise=suprise surprised=suprised temporary=temporay,tempory
thank_you=thankyou thanks=thnaks the=hte,teh,tthe their=their's,thier therefore=therfore they're=they'r
this=ths through=throught to_the=tothe together=togather,togheter tomorrow=tommarow,tommorow,tomorow
tonight=tonite truly=truely twelfth=twelth unfortunately=unfortunatly,unfortunetly unique=uniqe until=untill
up_to=upto usually=usally valuable=valuble various=varous visible=visable warranty=warrenty
website=websight,websit wednesday=wednesay,wensday,wnedsday weekend=weekened weird=wierd
welcome=welcom,wellcome whether=wheather which=whihc,wich will_be=willbe without=wihtout,witout won't=wo'nt
would=wuld writing=writting written=writen yield=yeild you're=your'e yours=your's
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
