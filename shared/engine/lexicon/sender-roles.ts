/** Jobs under a sender's name, and the kinds of mail that who has them writes. Notes as in `kind-cues.ts`. */
import { lexicon } from '../phrases.ts'

const writes = (note: string) => ({ note })

export const SENDER_ROLES = lexicon('sender-roles', {
  '(customer success|client success|success manager|success lead|csm|onboarding specialist|implementation manager)':
    writes('customer_success 5'),
  '(recruiter|recruiting|recruitment consultant|talent acquisition|talent partner|headhunter|sourcer)':
    writes('recruiting 5'),
  '(account executive|sales development|business development|sdr|bdr|sales representative|sales manager|head of sales)':
    writes('cold 2'),
  '(customer support|customer care|technical support|support engineer|support agent|support specialist|support team|help desk|service desk)':
    writes('support_reply 4'),
  '(accounts receivable|credit control|billing team|billing department|accounts department)':
    writes('billing 4'),
  '(partnerships manager|partnership manager|partner manager|head of partnerships|alliances)':
    writes('partnership 4'),
  '(press officer|press office|media relations|public relations|pr manager)': writes('press_pitch 4'),
  '(fundraising|donor relations|major gifts)': writes('fundraising 4'),
})
