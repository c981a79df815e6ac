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
  "(you would|you'd|you might|you could) be (a|an) (great|good|perfect|ideal|excellent|strong|amazing|fantastic) (fit|match|addition|candidate)":
    null,
  '(exciting|amazing|fantastic|unique|excellent|incredible|perfect) (role|position|opening|job|career opportunity|opportunity) (with|at|for|in|within|that|which)':
    null,
  '(talented|passionate|motivated|driven|ambitious) (people|engineers|developers|individuals|professionals|candidates|designers|salespeople) (just |)(like|such as) (you|yourself)':
    null,
  '(matches|match|fits|suits|aligns with) your (skill set|skillset|skills|background|experience|profile|expertise)':
    null,
  '(a|an) (great|good|perfect|ideal|excellent|strong|amazing|fantastic) fit for (you|an|the role|this role|our|my client|one of|your company|your business|your team|your organization|your organisation)':
    null,
  "(i'm|i am) reaching out because": null,
  '(i|we) help (companies|businesses|brands|people|entrepreneurs|founders|agencies|teams) (like|just like) (yours|you)':
    null,
  '(competitive|attractive|excellent|great|generous|market-leading) (salary|compensation|pay|package|salary package|benefits|perks|benefits package|salary and benefits)':
    { note: 'Everybody offers that. Say the figure.' },
  'one of (my|our) (clients|biggest clients|top clients|key clients) (a|is)': {
    note: 'A job without a name is a job nobody wants. Say who it is.',
  },
  '(fast-growing|fast growing|rapidly growing|rapidly-growing|high-growth|well-funded|dynamic) (company|startup|start-up|fintech|firm|client|organization|organisation|scale-up|business)':
    null,
  '(first page|page one|page 1|top) of google': null,
  '(up to date|up-to-date|updated|latest) (copy of your|version of your|) (cv|resume|résumé)': null,
  '(dynamic|vibrant|fast-paced|close-knit) (team|environment|workplace|culture)': null,
  "(you're|you are) not alone (.|!)": null,
  // The rule looks for “… comes in” behind it.
  "(that's|that is) where": null,
  'what makes us different': null,
  'of all (shapes and|) sizes': null,
  '(opportunity|opportunities|way|ways) (for us|) to (work together|collaborate)': null,
  '(learn|hear) more about your (business|company|needs|goals|challenges)': null,
  'how we (can|could|might|may) (be able to|) (help|assist|support) (you|your team|your business|your company|.)':
    null,
  'your esteemed (company|organization|organisation|office|firm)': null,
})
