/** Greetings to nobody in particular. */
import { lexicon } from '../phrases.ts'

/** The note `cold` marks those that only strangers take amiss. */
export const STALE_GREETINGS = lexicon('stale-greetings', {
  '(dear|hello|hi|hey) (sir|sirs|madam|madame|sir or madam|madam or sir|sir / madam|madam / sir|sirs / madams|sir and madam|sir , madam|gentlemen|gentleman|ladies and gentlemen)':
    null,
  'to whom (it|this) may concern': null,
  '(dear|hello|hi) (valued|esteemed|loyal|respected|beloved|dearest|our valued) (customer|customers|client|clients|member|members|subscriber|subscribers|partner|partners|supporter|sir|guest|patron|reader|friend|colleague|business partner|users|user)':
    null,
  '(dear|hello|hi) (customer|client|user|users|subscriber|subscribers|editor|editors|member|occupier|occupant|homeowner|business owner|site owner|website owner|webmaster|sales manager|hr manager|marketing manager|hiring manager|procurement manager|purchasing manager|recipient|account holder|decision maker|decision-maker|professional|entrepreneur)':
    null,
  '(hi|hello|hey) there': { note: 'cold' },
  '(hi|hello|hey) (friend|dear|man|guys|buddy|mate|boss)': { note: 'cold' },
  'greetings (of the day|to you|from)': { note: 'cold' },
})
