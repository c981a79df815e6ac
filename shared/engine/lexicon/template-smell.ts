/** Lines by which readers know a template. */
import { lexicon } from '../phrases.ts'

export const TEMPLATE_SMELL = lexicon('template-smell', {
  '(companies|businesses|organizations|organisations|firms|brands|teams|startups|agencies|people|leaders|professionals|professional|founders|owners|families) (like|such as|just like) (yours|you|yourself|your own)':
    null,
  '(people|someone|somebody|leaders|others|professionals) in your (position|role|shoes|industry|field|space)':
    null,
  '(in|within|across) your (industry|space|sector|niche|vertical|line of business)': null,
  '(was|were|was just|were just) (browsing|on|checking out|looking at|going through|reviewing|scrolling through) your (website|site|linkedin|profile|page|linkedin profile)':
    null,
  '(came across|stumbled upon|stumbled across|found|came upon) your (website|site|profile|linkedin|company|business|linkedin profile|page|details|contact)':
    null,
  '(as|being) a (busy|fellow) (professional|executive|founder|leader|entrepreneur|business owner|ceo|manager)':
    null,
  '(a|an) (great|good|perfect|ideal|excellent|strong|amazing|fantastic) fit for (you|your company|your business|your team|your organization|your organisation)':
    null,
  "(i'm|i am) reaching out because": null,
  '(i|we) help (companies|businesses|brands|people|entrepreneurs|founders|agencies|teams) (like|just like) (yours|you)':
    null,
  'your esteemed (company|organization|organisation|office|firm)': null,
})
