/** Verbs in the dress of nouns: “make a decision” is “decide”. `measures/conjugation.ts` makes the forms of both verbs. */
import { formsOf } from '../measures/conjugation.ts'
import { type EntrySource, lexicon } from '../phrases.ts'

/** Verbs that say nothing by themselves; a few go with a word behind them, in every form. */
type EmptyVerb =
  | 'make'
  | 'provide'
  | 'give'
  | 'offer'
  | 'lend'
  | 'have'
  | 'place'
  | 'put'
  | 'reach'
  | 'come'
  | 'arrive'
  | 'cause'
  | 'achieve'
  | 'take'
  | 'submit'
  | 'pay'
  | StudyVerb
type StudyVerb = 'conduct' | 'perform' | 'carry' | 'undertake' | 'do'

/** What follows the empty verb → the verb that says it, with the word it needs after it. */
const NOUNS: Partial<Record<EmptyVerb, Record<string, string>>> = {
  make: {
    'a decision': 'decide',
    '(a|the) decision to': 'decide to',
    'a decision (on|about|regarding)': 'decide on',
    'the assumption that': 'assume that',
    'an assumption that': 'assume that',
    '(a|the) recommendation that': 'recommend that',
    'a suggestion that': 'suggest that',
    'a payment of': 'pay',
    'a purchase of': 'buy',
    '(a change|changes) to': 'change',
    '(a modification|modifications) to': 'change',
    '(an adjustment|adjustments) to': 'adjust',
    '(an improvement|improvements) (to|in)': 'improve',
    '(a revision|revisions) to': 'revise',
    '(an amendment|amendments) to': 'amend',
    '(a correction|corrections) to': 'correct',
    'a contribution to': 'contribute to',
    'a comparison (of|between)': 'compare',
    'an (attempt|effort) to': 'try to',
    'reference to': 'mention',
    'contact with': 'contact',
    'an application for': 'apply for',
    'arrangements for': 'arrange for',
    'arrangements to': 'arrange to',
    'preparations for': 'prepare for',
    'a request for': 'ask for',
    'a request that': 'ask that',
    'an estimate of': 'estimate',
    '(an inquiry|an enquiry|inquiries|enquiries) about': 'ask about',
  },
  provide: {
    '(assistance|help) to': 'help',
    '(assistance|help) with': 'help with',
    'support (to|for)': 'support',
    'an explanation (of|for)': 'explain',
    'a description of': 'describe',
    'a summary of': 'sum up',
    'confirmation of': 'confirm',
    'confirmation that': 'confirm that',
    'notification to': 'notify',
    'clarification (on|of|about)': 'clarify',
    '(an answer|a response) to': 'answer',
    'a solution to': 'solve',
    'an overview of': 'outline',
    'training (to|for)': 'train',
    'approval (for|of)': 'approve',
    'a list of': 'list',
    'funding (to|for)': 'fund',
    'advice to': 'advise',
  },
  give: {
    'an explanation (of|for)': 'explain',
    'a description of': 'describe',
    '(assistance|help) to': 'help',
    'consideration to': 'consider',
    'approval (to|for)': 'approve',
    'an indication of': 'indicate',
    'a demonstration of': 'show',
    'a response to': 'answer',
    'preference to': 'prefer',
    'rise to': 'cause',
  },
  offer: {
    'assistance to': 'help',
    'assistance with': 'help with',
    'an explanation (of|for)': 'explain',
    'support to': 'support',
    'advice to': 'advise',
  },
  lend: {
    'assistance to': 'help',
    'support to': 'support',
  },
  have: {
    'an (impact|effect|influence) on': 'affect',
    'a need for': 'need',
    'a requirement for': 'need',
    'a tendency to': 'tend to',
    'a preference for': 'prefer',
    'an understanding of': 'understand',
    'a desire to': 'want to',
    'the intention to': 'intend to',
    'a discussion (about|on|regarding)': 'discuss',
    'an expectation that': 'expect that',
  },
  place: {
    '(an |)emphasis on': 'stress',
    '(a |)focus on': 'focus on',
    '(a limit|limits) on': 'limit',
    'restrictions on': 'restrict',
  },
  put: {
    '(an |)emphasis on': 'stress',
    '(a |)focus on': 'focus on',
  },
  reach: {
    'a decision': 'decide',
    'an agreement with': 'agree with',
    'an agreement on': 'agree on',
    'the conclusion that': 'conclude that',
  },
  come: {
    'to a decision': 'decide',
    'to an agreement with': 'agree with',
    'to an agreement on': 'agree on',
    'to the (conclusion|realization|realisation) that': 'conclude that',
  },
  arrive: {
    'at a decision': 'decide',
    'at the conclusion that': 'conclude that',
  },
  cause: {
    'a delay (in|to)': 'delay',
    'damage to': 'damage',
    'disruption to': 'disrupt',
    'an increase in': 'increase',
  },
  achieve: {
    'a reduction (in|of)': 'reduce',
    'an increase (in|of)': 'increase',
    'an improvement (in|of)': 'improve',
  },
  take: {
    'into (consideration|account)': 'consider',
    'under consideration': 'consider',
    'delivery of': 'receive',
  },
  submit: {
    'an application for': 'apply for',
    'a request for': 'request',
    'payment for': 'pay for',
  },
  pay: { 'a visit to': 'visit' },
}

/** Studies of something: each goes with all of the verbs below. */
const STUDIES: Record<string, string> = {
  '(an analysis|a study) of': 'study',
  'a review of': 'review',
  'an investigation (of|into)': 'investigate',
  'an assessment of': 'assess',
  'an evaluation of': 'evaluate',
  'an inspection of': 'inspect',
  'an examination of': 'examine',
  'an audit of': 'audit',
  'a survey of': 'survey',
  'a comparison (of|between)': 'compare',
  'a (check|test) of': 'check',
}
const STUDY_VERBS: readonly StudyVerb[] = ['conduct', 'perform', 'carry', 'undertake', 'do']

function entries(): Record<string, EntrySource> {
  const source: Record<string, EntrySource> = {}
  const add = (verb: EmptyVerb, nouns: Record<string, string>) => {
    // “put” is its own past, which counts; “come” is its own participle, which does not.
    const places = new Map<string, number>()
    formsOf(verb).forEach((form, i) => {
      if (i < 4 || !places.has(form)) places.set(form, i)
    })
    const start = `(${[...places.keys()].join('|')})${verb === 'carry' ? ' out' : ''} `
    for (const [noun, plain] of Object.entries(nouns)) {
      const forms = formsOf(plain)
      source[start + noun] = `(${Array.from(places.values(), (i) => forms[i]).join('|')})`
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
