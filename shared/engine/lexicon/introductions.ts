/** Ways to introduce oneself, and what a firm says of itself first. */
import { lexicon } from '../phrases.ts'

export const INTRODUCTIONS = lexicon('introductions', {
  'my name is': null,
  "my name's": null,
  '(me|to) (quickly|briefly|) introduce (myself|our company|my company|our team|our services|our firm) (and our company|and my company|and my team|)':
    null,
  '(like|love|wanted|want|writing|reaching out) to introduce you to': null,
  "(i'm|i am) (the|a|an) (new|senior|junior|regional|) (founder|co-founder|cofounder|ceo|cto|owner|director|manager|account executive|account manager|sales manager|sales rep|sales representative|business development|consultant|specialist|partner|head|vp|recruiter|freelancer|evangelist|strategist)":
    null,
  "(i'm|i am) (reaching out|writing|contacting you|getting in touch) (on behalf of|from)": null,
  '(i|and) (represent|work for|work at)': null,
  "(we are|we're) (a|an|the) (leading|premier|top|award-winning|fast-growing|full-service|global|family-owned|family-run|team|company|startup|start-up|firm|agency|boutique|trusted|certified|specialized|specialised|one-stop|well-established|reputable|software|digital|marketing|world's)":
    null,
  '(we specialize|we specialise|we were founded|our company|our agency|our firm) (in|is|was|has|offers|provides|specializes|specialises)':
    null,
})
