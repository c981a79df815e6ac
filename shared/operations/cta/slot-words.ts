/** Things one mail can bring to another person. */
import { words } from '../../engine/word-set.ts'

export const SENDABLE = words(
  'summary checklist figures report guide deck sample samples pack example examples template templates script notes note plan quote ' +
    'breakdown comparison walkthrough slides recording table sheet results map calculation estimate outline drawings demo study whitepaper ' +
    'paper brochure catalogue catalog video tour costs readings numbers worksheet calculator brief',
)

/** Offers time to talk: of the day of a delivery or a visit by somebody else nobody is asked for a talk. */
export const OFFERS_TIME =
  /\b(?:i|we)(?:['’]m| am|['’]re| are|['’]ll be| will be| would be|['’]d be)(?: (?:also|both|all|usually|still|mostly))? (?:free|available|around|open|flexible|in the office)\b|\b(?:i|we) (?:(?:also|still) )?(?:have|can|could|would have) (?:(?:time|slots?|an hour|a gap|openings?|dates?|do|make|meet|call|talk|speak|come)\b|\p{L}+ (?:free|open)\b)|\b(?:are|would|will) you (?:be )?(?:free|available|around)\b|\bdo you have (?:time|a slot|\d+ minutes)\b|\b(?:meet|meeting|call|talk|chat|speak|phone|zoom)\b/iu

/** Where something was seen or heard, which is no matter to talk about: “I saw on your careers page …” */
export const SEEN =
  /\b(?:(?:i|we)(?:['’]ve| have| was| were)? (?:just |recently |also |first )?(?:saw|seen|read|reading|noticed|spotted|found|heard|came across|come across|learned|learnt|looked)|(?:as )?seen|having (?:seen|read))\b/i

/** No matter to ask about: time, talk about the mail itself, and empty nouns. */
export const NO_MATTER = words(
  'time times month months week weeks day days year years hour hours minute minutes today tomorrow morning afternoon evening night ' +
    'email emails mail mails message messages call calls chat meeting meetings phone reply replies answer answers question questions ' +
    'congratulations thanks thank thing things lot bit way ways moment chance opportunity people team teams guys friend friends colleague colleagues ' +
    'company companies world leader provider evangelist director manager engineer lead office post talk profile part rest case point idea thoughts ' +
    'mess fix head hand side end number numbers option options one two three first second grab feel happy click start get see book take friday monday ' +
    'tuesday wednesday thursday saturday sunday mum dad family customers customer experts expert specialists specialist founders founder leaders partners colleagues warehouse warehouses office offices building buildings month p.m a.m am pm central sum shop city place ' +
    'officer officers manager managers boss chief head heads staff worker workers clerk clerks picker pickers nurse nurses driver drivers technician technicians engineers',
)

/** How something is done goes with its verb and is part of no thing: what is enjoyed longer is not seen longer. */
export const HOW =
  /\b(?:again|better|early|easier|easily|faster|first|further|instead|later|less|longer|more|often|sooner|together|twice|safely|quickly|directly|properly)$/i

/** The length of a meeting, as written: `30`, `fifteen`. */
export const MINUTES = /\b(\d{1,3}|five|ten|fifteen|twenty|thirty|forty-five|sixty)[ -]min(?:ute)?s?\b/i
