import type { Sentence } from '../../../engine/doc.ts'
import { STOPWORDS } from '../../../engine/lexicon/stopwords.ts'

/** Words of which courtesies are made. A sentence with another word of weight says something of the matter. */
const COURTEOUS = new Set(
  (
    'ask asking happy glad delighted excited thrilled pleased proud passionate committed dedicated honored honoured grateful honest honestly truly ' +
    'greatly always extremely incredibly absolutely sincerely fully completely totally easily quickly help helping helped assist assisting ' +
    'assistance answer answers answering support supporting provide providing serve serving offer offering question questions query queries concern ' +
    'concerns thoughts thought think feedback opinion comments free feel hesitate contact contacting reach reaching touch reply replying respond response ' +
    'write call chat speak speaking talk talking discuss hear hearing information info details clarification additional require ' +
    'want like love great good nice lovely wonderful fantastic best better quality excellent outstanding exceptional possible highest service ' +
    'services customer customers client clients team work working business privacy satisfaction experience value valued appreciate ' +
    'appreciated opportunity chance time schedule inbox plate lot lots busy important importance matter matters mean means priority real ' +
    'pleasure meeting meet seeing catching understand frustrating annoying inconvenient upsetting stressful disappointing difficult hard ' +
    'exciting forward look looking positive news inconvenience patience trust family part day days week year hope idea short brief quick begin imagine excuse regards hesitation soon anytime whenever ' +
    "can't couldn't be more you've reason care heart mind e-mail email message mail line"
  ).split(' '),
)

/** Whether a sentence is made of courtesy alone: it names no thing, gives no figure and asks for nothing of the matter. */
export const isCourtesyOnly = ({ tokens }: Sentence): boolean =>
  tokens.every(
    ({ kind, lower }) =>
      (kind !== 'word' && kind !== 'number') ||
      (kind === 'word' && (STOPWORDS.has(lower) || COURTEOUS.has(lower.replace(/['’]\p{Ll}+$/u, '')))),
  )
