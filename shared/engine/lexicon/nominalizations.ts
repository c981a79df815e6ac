/** Verbs in the dress of nouns: “make a decision” is “decide”. All forms of both verbs are written out. */
import { type EntrySource, lexicon } from '../phrases.ts'

/** Base, third person, -ing, past, and a past participle where it differs. */
const EMPTY_VERBS = {
  make: 'make makes making made',
  provide: 'provide provides providing provided',
  give: 'give gives giving gave given',
  offer: 'offer offers offering offered',
  lend: 'lend lends lending lent',
  have: 'have has having had',
  place: 'place places placing placed',
  put: 'put puts putting put',
  reach: 'reach reaches reaching reached',
  come: 'come comes coming came',
  'arrive at': 'arrive arrives arriving arrived',
  cause: 'cause causes causing caused',
  achieve: 'achieve achieves achieving achieved',
  take: 'take takes taking took taken',
  submit: 'submit submits submitting submitted',
  pay: 'pay pays paying paid',
  conduct: 'conduct conducts conducting conducted',
  perform: 'perform performs performing performed',
  'carry out': 'carry carries carrying carried',
  undertake: 'undertake undertakes undertaking undertook undertaken',
  do: 'do does doing did done',
} as const

type EmptyVerb = keyof typeof EMPTY_VERBS

/** What follows the empty verb → forms of the verb that says it, each with the word it needs after it. */
const NOUNS: Partial<Record<EmptyVerb, Record<string, string>>> = {
  make: {
    'a decision': 'decide decides deciding decided',
    '(a|the) decision to': 'decide_to decides_to deciding_to decided_to',
    'a decision (on|about|regarding)': 'decide_on decides_on deciding_on decided_on',
    'the assumption that': 'assume_that assumes_that assuming_that assumed_that',
    'an assumption that': 'assume_that assumes_that assuming_that assumed_that',
    '(a|the) recommendation that': 'recommend_that recommends_that recommending_that recommended_that',
    'a suggestion that': 'suggest_that suggests_that suggesting_that suggested_that',
    'a payment of': 'pay pays paying paid',
    'a purchase of': 'buy buys buying bought',
    '(a change|changes) to': 'change changes changing changed',
    '(a modification|modifications) to': 'change changes changing changed',
    '(an adjustment|adjustments) to': 'adjust adjusts adjusting adjusted',
    '(an improvement|improvements) (to|in)': 'improve improves improving improved',
    '(a revision|revisions) to': 'revise revises revising revised',
    '(an amendment|amendments) to': 'amend amends amending amended',
    '(a correction|corrections) to': 'correct corrects correcting corrected',
    'a contribution to': 'contribute_to contributes_to contributing_to contributed_to',
    'a comparison (of|between)': 'compare compares comparing compared',
    'an (attempt|effort) to': 'try_to tries_to trying_to tried_to',
    'reference to': 'mention mentions mentioning mentioned',
    'contact with': 'contact contacts contacting contacted',
    'an application for': 'apply_for applies_for applying_for applied_for',
    'arrangements for': 'arrange_for arranges_for arranging_for arranged_for',
    'arrangements to': 'arrange_to arranges_to arranging_to arranged_to',
    'preparations for': 'prepare_for prepares_for preparing_for prepared_for',
    'a request for': 'ask_for asks_for asking_for asked_for',
    'a request that': 'ask_that asks_that asking_that asked_that',
    'an estimate of': 'estimate estimates estimating estimated',
    '(an inquiry|an enquiry|inquiries|enquiries) about': 'ask_about asks_about asking_about asked_about',
  },
  provide: {
    '(assistance|help) to': 'help helps helping helped',
    '(assistance|help) with': 'help_with helps_with helping_with helped_with',
    'support (to|for)': 'support supports supporting supported',
    'an explanation (of|for)': 'explain explains explaining explained',
    'a description of': 'describe describes describing described',
    'a summary of': 'sum_up sums_up summing_up summed_up',
    'confirmation of': 'confirm confirms confirming confirmed',
    'confirmation that': 'confirm_that confirms_that confirming_that confirmed_that',
    'notification to': 'notify notifies notifying notified',
    'clarification (on|of|about)': 'clarify clarifies clarifying clarified',
    '(an answer|a response) to': 'answer answers answering answered',
    'a solution to': 'solve solves solving solved',
    'an overview of': 'outline outlines outlining outlined',
    'training (to|for)': 'train trains training trained',
    'approval (for|of)': 'approve approves approving approved',
    'a list of': 'list lists listing listed',
    'funding (to|for)': 'fund funds funding funded',
    'advice to': 'advise advises advising advised',
  },
  give: {
    'an explanation (of|for)': 'explain explains explaining explained explained',
    'a description of': 'describe describes describing described described',
    '(assistance|help) to': 'help helps helping helped helped',
    'consideration to': 'consider considers considering considered considered',
    'approval (to|for)': 'approve approves approving approved approved',
    'an indication of': 'indicate indicates indicating indicated indicated',
    'a demonstration of': 'show shows showing showed shown',
    'a response to': 'answer answers answering answered answered',
    'preference to': 'prefer prefers preferring preferred preferred',
    'rise to': 'cause causes causing caused caused',
  },
  offer: {
    'assistance to': 'help helps helping helped',
    'assistance with': 'help_with helps_with helping_with helped_with',
    'an explanation (of|for)': 'explain explains explaining explained',
    'support to': 'support supports supporting supported',
    'advice to': 'advise advises advising advised',
  },
  lend: {
    'assistance to': 'help helps helping helped',
    'support to': 'support supports supporting supported',
  },
  have: {
    'an (impact|effect|influence) on': 'affect affects affecting affected',
    'a need for': 'need needs needing needed',
    'a requirement for': 'need needs needing needed',
    'a tendency to': 'tend_to tends_to tending_to tended_to',
    'a preference for': 'prefer prefers preferring preferred',
    'an understanding of': 'understand understands understanding understood',
    'a desire to': 'want_to wants_to wanting_to wanted_to',
    'the intention to': 'intend_to intends_to intending_to intended_to',
    'a discussion (about|on|regarding)': 'discuss discusses discussing discussed',
    'an expectation that': 'expect_that expects_that expecting_that expected_that',
  },
  place: {
    '(an |)emphasis on': 'stress stresses stressing stressed',
    '(a |)focus on': 'focus_on focuses_on focusing_on focused_on',
    '(a limit|limits) on': 'limit limits limiting limited',
    'restrictions on': 'restrict restricts restricting restricted',
  },
  put: {
    '(an |)emphasis on': 'stress stresses stressing stressed',
    '(a |)focus on': 'focus_on focuses_on focusing_on focused_on',
  },
  reach: {
    'a decision': 'decide decides deciding decided',
    'an agreement with': 'agree_with agrees_with agreeing_with agreed_with',
    'an agreement on': 'agree_on agrees_on agreeing_on agreed_on',
    'the conclusion that': 'conclude_that concludes_that concluding_that concluded_that',
  },
  come: {
    'to a decision': 'decide decides deciding decided',
    'to an agreement with': 'agree_with agrees_with agreeing_with agreed_with',
    'to an agreement on': 'agree_on agrees_on agreeing_on agreed_on',
    'to the (conclusion|realization|realisation) that':
      'conclude_that concludes_that concluding_that concluded_that',
  },
  'arrive at': {
    'at a decision': 'decide decides deciding decided',
    'at the conclusion that': 'conclude_that concludes_that concluding_that concluded_that',
  },
  cause: {
    'a delay (in|to)': 'delay delays delaying delayed',
    'damage to': 'damage damages damaging damaged',
    'disruption to': 'disrupt disrupts disrupting disrupted',
    'an increase in': 'increase increases increasing increased',
  },
  achieve: {
    'a reduction (in|of)': 'reduce reduces reducing reduced',
    'an increase (in|of)': 'increase increases increasing increased',
    'an improvement (in|of)': 'improve improves improving improved',
  },
  take: {
    'into (consideration|account)': 'consider considers considering considered considered',
    'under consideration': 'consider considers considering considered considered',
    'delivery of': 'receive receives receiving received received',
  },
  submit: {
    'an application for': 'apply_for applies_for applying_for applied_for',
    'a request for': 'request requests requesting requested',
    'payment for': 'pay_for pays_for paying_for paid_for',
  },
  pay: { 'a visit to': 'visit visits visiting visited' },
}

/** Studies of something: each goes with all of the verbs below. */
const STUDIES: Record<string, string> = {
  '(an analysis|a study) of': 'study studies studying studied',
  'a review of': 'review reviews reviewing reviewed',
  'an investigation (of|into)': 'investigate investigates investigating investigated',
  'an assessment of': 'assess assesses assessing assessed',
  'an evaluation of': 'evaluate evaluates evaluating evaluated',
  'an inspection of': 'inspect inspects inspecting inspected',
  'an examination of': 'examine examines examining examined',
  'an audit of': 'audit audits auditing audited',
  'a survey of': 'survey surveys surveying surveyed',
  'a comparison (of|between)': 'compare compares comparing compared',
  'a (check|test) of': 'check checks checking checked',
}
const STUDY_VERBS: readonly EmptyVerb[] = ['conduct', 'perform', 'carry out', 'undertake', 'do']

function entries(): Record<string, EntrySource> {
  const source: Record<string, EntrySource> = {}
  const add = (verb: EmptyVerb, nouns: Record<string, string>) => {
    // “put” is its own past: the last of its forms counts.
    const places = new Map(EMPTY_VERBS[verb].split(' ').map((form, i) => [form, i]))
    const start = `(${[...places.keys()].join('|')})${verb === 'carry out' ? ' out' : ''} `
    for (const [noun, plain] of Object.entries(nouns)) {
      const forms = plain.split(' ')
      source[start + noun] = `(${Array.from(places.values(), (i) => forms[i] ?? forms[3] ?? '')
        .join('|')
        .replaceAll('_', ' ')})`
    }
  }
  for (const [verb, nouns] of Object.entries(NOUNS)) add(verb as EmptyVerb, nouns)
  for (const verb of STUDY_VERBS) add(verb, STUDIES)
  return source
}

export const NOMINALIZATIONS = lexicon('nominalization', {
  ...entries(),
  '(make|makes|making|made) (a|the) transition (from|to|away from|over to)':
    '(move|moves|moving|moved) (|) (from|to|away from|over to)',
  '(is|are|am) in agreement with': '(agrees with|agree with|agree with)',
  '(is|are|am) in need of': '(needs|need|need)',
  '(is|are|am) in violation of': '(breaks|break|break)',
  '(is|are|am) in compliance with': '(complies with|comply with|comply with)',
  '(engage|engages|engaged|engaging|enter|enters|entered|entering) in(|to) (discussions|conversations|negotiations) with':
    '(talk|talks|talked|talking|talk|talks|talked|talking) to',
  '(send|sends|sent|sending) a notification to': '(notify|notifies|notified|notifying)',
  '(send|sends|sent|sending) an invitation to': '(invite|invites|invited|inviting)',
})
