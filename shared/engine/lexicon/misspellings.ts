/**
 * Well-known misspellings: `correction=misspelling,misspelling`, with `_` for a space. Only strings that are
 * no word of their own: `form` for `from` is another rule's matter. Our own selection of what English writers
 * get wrong by the sound of a word, and of slips of quick typing, beside those that the word list mends as surely by
 * itself.
 */
import { NEGATED_VERBS } from './contractions.ts'

const TEXT = `
a_bit=abit a_little=alittle a_lot=alot abbreviation=abbrevation,abreviation absence=abcense,abscence,absense
absolutely=absolutley,absolutly,absoultely accelerate=accellerate,acclerate acceptable=exceptible
acceptance=acceptence accessible=accesible,accessable accidentally=accidentaly,accidently,acidentally
accommodate=acomodate accommodation=accomodation accompany=acompany accordingly=accordingley,acordingly
achieve=acheive,achive achieved=achived achievement=acheivment acknowledge=aknowledge acquaintance=aquaintance
acquire=aquire acquisition=acquistion across=acros actually=actualy address=addess,addres,adres,adress
addresses=addreses,adresses adequate=adequit advantageous=advantageus,advantagous advertisements=advertisments
aggressive=agressiv amateur=amature among=amoung analyse=analise and=adn answer=answear,awnser apologize=apoligize
apparently=apparantly,appearantly appearance=apearance application=aplication appointment=apointment
appreciated=appriciated appropriate=appropiate approximately=approximetly around=aroud article=artical as_well=aswell
at_least=atleast attendees=attendies attention=atention authentic=athentic automatically=automaticaly,automaticly
awkward=akward bankruptcy=bankrupcy,bankruptsy basically=basicaly,basicly beautiful=beautifull because=becaus,becuase
before=befor beginning=beggining,begining behavior=behavor behaviour=behavour believe=beleive,belive budget=buget
bureaucracy=beauracracy,bureacracy business=bisness,buisness,busness,bussiness businesses=buisnesses
calendar=calander,calender cancellation=cancellaton candidate=candidat cemetery=cemetary certain=certin
changeable=changable chocolate=choclate clientele=clientel colleagues=colleages,collegues commission=comission
commit=comitt commitment=comittment committee=comittee,committe companies=companys comparison=comparision
compatible=compatable competent=competant completely=compleatly,completly concerning=conserning
conscientious=concientious consensus=concensous consequently=consequentally continue=contine continuous=continuos
convenience=convienence convenient=convienent couldn't=coudn't criticize=critisize curiosity=curiousity
customers=cusomers,custommers data=datas deadline=dealine decision=desision definite=definit
definitely=defiantely,definantly,definately,definatly,definetly,definitly description=descripton despite=dispite
develop=develope developer=developper developers=developpers didn't=dident dilemma=dilemna disappear=dissapear
disappoint=dissapoint disappointed=dissapointed disappointment=dissapointment discussed=discussd discussion=discussin
dissatisfied=disatisfied,dissatisifed do_not=donot does_not=doesnot doesn't=dosent,dosn't each_other=eachother
each_other's=eachothers easily=easely eighth=eigth either=eiter embarrass=embaras enough=enouf,enought
enterprise=enterprize escape=excape especially=espically espresso=expresso every=evry everyone=everyon
everything=everthing exaggerate=exagerate excellent=excelent except=exept exclusive=exlusive exhibition=exibition
experienced=expierenced extension=extention extremely=extreamly fascinating=facinating,fasinating favorite=favorit
favourite=favorute,favourit finally=finaly financial=finacial for_the=forthe foresee=forsee forty=fourty
forward=foward friend=frend friends=freinds further=futher furthermore=futhermore generally=genrally grammar=grammer
grateful=gratefull,greatful guarantee=garantee,guarentee happened=happend hassle=hastle have=hav hers=her's
high_school=highschool holistic=wholistic in_case=incase in_charge=incharge in_fact=infact in_front=infront
in_order=inorder in_spite=inspite in_the=inthe in_touch=intouch incidentally=incidentaly,incidently
inconvenience=inconvienence increasingly=increasingley initiative=iniative,initative instead=insted
insurance=insurence interest=intrest interesting=interresting irrelevant=irelevant,irrelevent itinerary=itinery
its=its' jeopardize=jepordize judgment=judgemnt knowledgeable=knowledgable,knowlegeable laboratory=labratory
launch=lauch liaise=liase liaison=liason literally=literaly logistics=logisitcs looking_forward=lookingforward
maintenance=maintainance management=managment mattress=matress,mattres miniature=minature more_so=moreso
mortgage=morgage necessarily=neccessarily necessary=neccesary,nessecary neighbor=nieghbor neighbour=nieghbour
ninety=ninty no_one=noone noticeable=noticable occasion=ocassion occasional=occassional
occasionally=ocassionally,occasionaly,occassionally occur=ocurr occurred=ocured
occurrence=occurance,occurence,ocurrence occurring=occuring of_course=ofcourse of_the=ofthe often=offen,oftern
on_the=onthe opinion=opinon original=orginal ours=our's ourselves=ourselfs outrageous=outragous parallel=parralel
parliament=parliment participate=participat particularly=particulary people=peple perceive=percieve personnel=personel
photos=fotos platform=plattform possible=possable practically=practicly precede=preceed preferably=preferrably
preferred=prefered presence=precense,presense prioritise=prioritse probably=probaly,probly,prolly,propably
professional=profesionnal program=progam pronunciation=pronounciation publicly=publically,publicaly pursue=persue
queue=queu quickly=quikly really=realy receipts=recieps receive=receve,recieve received=recieved,recived
receiving=recieving recommendation=reccomendation recommended=reccomended recruit=recuit recurring=recuring,reoccuring
referred=refered referring=refering regarding=regaring regardless=irregardless relevant=relavant,revelant
remember=rember reminder=remider representative=represenative reschedule=reschedual response=reponce,responce
responsibility=responsability responsible=responsable restaurant=restaraunt,restraunt rhythm=rythym
right_away=rightaway schedule=schedual,scheduel,shedual seize=sieze sense=sence separate=seperate,seprate
several=severel so_that=sothat somewhere=somwhere specifically=specificaly,specificly speech=speach
successful=succesfull,sucesful suggest=sugest suggestion=suggeston supersede=supercede supposedly=supposably
surprise=suprise temporary=temporay,tempory thank_you=thankyou thanks=thnaks the=hte,teh,tthe their=their's,thier
therefore=therfore they're=they'r this=ths through=throught to_the=tothe together=togather,togheter
tomorrow=tommarow,tommorow,tomorow tonight=tonite truly=truely twelfth=twelth unfortunately=unfortunatly,unfortunetly
unique=uniqe until=untill up_to=upto usually=usally valuable=valuble various=varous visible=visable warranty=warrenty
website=websight,websit wednesday=wednesay,wensday,wnedsday weekend=weekened weird=wierd welcome=welcom,wellcome
whether=wheather which=wich will_be=willbe without=witout won't=wo'nt would=wuld writing=writting you're=your'e
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
