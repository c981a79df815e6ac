/** Things one mail can bring to another person. */
import { words } from '../../engine/word-set.ts'

export const SENDABLE = words(
  'summary checklist figures report guide deck sample samples pack example examples template templates script notes note plan quote ' +
    'breakdown comparison walkthrough slides recording table sheet results map calculation estimate outline drawings demo study whitepaper ' +
    'paper brochure catalogue catalog video tour costs readings numbers worksheet calculator brief',
)

/** Says when somebody has time. */
export const AVAILABLE = words(
  'free available suit suits works can do time meet call talk visit walk dates slots blocked reserved',
)

/** No matter to ask about: time, talk about the mail itself, and empty nouns. */
export const NO_MATTER = words(
  'time times month months week weeks day days year years hour hours minute minutes today tomorrow morning afternoon evening night ' +
    'email emails mail mails message messages call calls chat meeting meetings phone reply replies answer answers question questions ' +
    'congratulations thanks thank thing things lot bit way ways moment chance opportunity people team teams guys friend friends colleague colleagues ' +
    'company companies world leader provider evangelist director manager engineer lead office post talk profile part rest case point idea thoughts ' +
    'mess fix head hand side end number numbers option options one two three first second grab feel happy click start get see book take friday monday ' +
    'tuesday wednesday thursday saturday sunday mum dad family customers customer experts expert specialists specialist founders founder leaders partners colleagues warehouse warehouses office offices building buildings month p.m a.m am pm central sum shop city place',
)

/** How something is done goes with its verb and is part of no thing: what is enjoyed longer is not seen longer. */
export const HOW =
  /\b(?:again|better|early|easier|easily|faster|first|further|instead|later|less|longer|more|often|sooner|together|twice|safely|quickly|directly|properly)$/i
