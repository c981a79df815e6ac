/** Words with which every firm praises itself. */
import { stemsOfTokens } from '../engine/measures/content-words.ts'
import { tokenize } from '../engine/tokens.ts'

const stemsIn = (words: string): ReadonlySet<string> => stemsOfTokens(tokenize(words))

/** Words that praise, or promise what no one can check. */
export const CORE = stemsIn(
  'empower enable unlock elevate transform revolutionize optimize maximize accelerate enhance boost drive deliver trusted pride proud passionate passion dedicated committed ' +
    'commitment dedication mission vision strive thrilled leader leaders leading expert experts expertise experienced potential success successful succeed excellence excellent ' +
    'world-class cutting-edge innovative innovation unparalleled unmatched unique amazing incredible robust powerful seamless seamlessly flexible flexibility tailored ' +
    'comprehensive state-of-the-art next-generation game-changer efficiency impact streamline streamlining synergy synergies alignment opportunity opportunities solution ' +
    'solutions tirelessly competitive edge trend trends journey ideal ideally sustainable proven reputation growth goals results value partnership dynamic vibrant fast-paced',
)
/** Words that stand between these and say no more; a sentence of both alone tells one firm from no other. */
const FILL = stemsIn(
  'help helping helped assist support allow provide provider providing offer increase improve improvement achieve reach realize exceed meet create build bring make take give get see show ' +
    'work partner partners believe feel think confident convinced know love like focus focused care explore discuss learn interested company companies business businesses ' +
    'organization organizations organisation organisations firm firms brand brands team teams client clients customer customers people industry industries market world region ' +
    'globe global space field professional professionals experience years decade decades many countless numerous wide range variety full grow growing need needs requirement ' +
    'requirements objective objectives service services product products platform technology approach strategy strategies process processes operation operations workflow ' +
    'workflows quality best class great real effective productivity difference save saving time money cost costs revenue roi profit profits bottom line simplify fit ' +
    'significant special exciting excited hard highly truly really fast ahead curve competition today modern future ground floor fascinating perfect perfectly yours way ways ' +
    'around across represent always look looking long-term track record recognized known high standard standards top feature features pipeline lots lot level next whatever hand always every single day two ' +
    'both mutual mutually game changer changing scale environment workplace culture perk perks',
)

/** Whether words say nothing that another firm would not say of itself. */
export const isPraise = (stems: ReadonlySet<string>): boolean =>
  [...stems].every((stem) => CORE.has(stem) || FILL.has(stem))
