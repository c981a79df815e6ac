/** Saying sorry for writing at all, and saying sorry. */
import { type EntrySource, lexicon } from '../phrases.ts'

/** Apologies for taking the reader's time: the mail loses nothing without them. */
export const NEEDLESS: Record<string, EntrySource> = {
  "(i'm|i am|so) sorry (to bother|to disturb|to trouble|to interrupt|to pester|to keep bothering) you": '',
  'sorry (to bother|to trouble|for bothering) you with (this|that|it)': '',
  'sorry (to bother|to disturb|to trouble|to interrupt|to bug|to pester|for bothering|for disturbing|for troubling) you':
    { use: '', notBefore: 'with about' },
  'sorry (to bother|to disturb|to trouble|to interrupt|to bug|to pester|for bothering|for disturbing|for troubling) you (again|but|again but)':
    '',
  "(i'm |i am |)sorry (for|about) (the|this|my) (cold|unsolicited|long|rambling) (email|message)": '',
  "(i'm |i am |)sorry for (reaching out|emailing|writing) (out of the blue|again|like this)": '',
  '(my |)apologies for (the|this|my) (intrusion|interruption|disturbance|cold email|unsolicited email|long email)':
    '',
  '(my |)apologies for (bothering|disturbing|troubling|interrupting|contacting) you': '',
  'i (apologize|apologise) for (the|this|my) (intrusion|interruption|disturbance|cold email|unsolicited email|long email)':
    '',
  'i (apologize|apologise) for (bothering|disturbing|troubling|interrupting|contacting) you': '',
  "i (hate|don't want|do not want|don't mean) to (bother|be a bother|be a pest|be annoying|pester|nag|bug|disturb) (you |)(but|)":
    '',
  "i hope (i'm not|i am not|this isn't|this is not) (bothering|disturbing|interrupting|intruding|a bad time|too much trouble|an inconvenience)":
    null,
  "i know (you're|you are|you must be) (very |really |super |extremely |)busy (but|and|so)": '',
  'forgive (me for|the) (intrusion|bothering you|disturbing you|interruption)': null,
  '(pardon|excuse) the (intrusion|interruption)': null,
  'sorry if this is (a stupid|a silly|a dumb|an obvious) question': '',
  'sorry for being (a pain|annoying|a nuisance|a pest)': '',
  'sorry for asking': '',
  "i (won't|will not) take (up |)(much|too much) of your time": null,
}

/** Apologies that own nothing: what happened has no doer, or only the reader's feelings are at fault. */
export const EVASIONS = lexicon('evasive-apology', {
  '(due to|because of|owing to) (some |certain |)(unforeseen|unforeseeable|unexpected) (circumstances|issues|events|reasons)':
    {
      note: 'Something happened, and this does not say what. Name the cause.',
    },
  // “Sorry if this is a stupid question” is no apology for what was done.
  'sorry if (anyone|anybody|you|this|we|my|our)': {
    notBefore: 'is sounds comes',
    note: 'This is sorry for what the reader felt. Say what you did and what you do about it.',
  },
  // “This way” is no clause, and behind “felt the need” none follows: there nothing can be left out.
  'sorry (if|that|) you (feel|felt|think|thought) that (the|our|we|your)': {
    use: 'sorry (|) (|) that (the|our|we|your)',
    note: 'This is sorry for what the reader felt. Say plainly what went wrong.',
  },
  '(sorry|apologize|apologise) (that |)you (feel|felt|took|were offended|were upset|see it|think|thought)': {
    notBefore: 'unwell ill sick',
    note: 'This is sorry for what the reader felt. Say what you did and what you do about it.',
  },
  '(apologize|apologise) if (anyone|anybody|you|this|we|my|our)': {
    note: '“If” doubts that there is something to be sorry for. Say what you did.',
  },
  '(sorry|apologies|sorry ,) but you': { note: 'An apology with a “but” in it is a reproach.' },
  '(mistakes|errors) (were|have been) made': { note: 'Mistakes were made by somebody. Say who, and which.' },
  '(any|the|all) inconvenience (this|it|that|we|which) (may|might|could|has|have)': {
    note: 'An “inconvenience” fits any trouble. Name what it cost the reader.',
  },
  '(for any inconvenience|inconvenience caused|inconvenience resulting)': {
    note: 'An “inconvenience” fits any trouble. Name what it cost the reader.',
  },
  'for any (confusion|misunderstanding|distress|upset|offence|offense)': {
    note: '“Any” doubts that there was some. Name what happened.',
  },
  '(circumstances|factors) (beyond|outside|out of) (our|my) control': {
    note: 'This says that nobody could help it. Say what happened.',
  },
  '(take|takes) (this|these|security|safety|privacy|quality|your privacy|your security|your safety|data protection|complaints|your complaint|every complaint|your concerns|customer service|customer feedback|your feedback|these matters|this matter|such matters|all feedback|all complaints) (very |extremely |)seriously':
    { note: 'Everybody says so. Name one thing you changed.' },
  '(it was|this was) never our intention': { note: 'The reader asks what you did, not what you meant.' },
  'was not our intention': { note: 'The reader asks what you did, not what you meant.' },
  '(an|this) (isolated|unfortunate) (incident|event|occurrence)': {
    note: 'Say what happened, in the words you would use on the telephone.',
  },
  'we (regret|deeply regret|sincerely regret) (any|that you feel|that you felt|that you were|that you are|if)':
    {
      note: 'This regrets the reader’s feelings. Say what you did and what you do about it.',
    },
})

export const APOLOGIES = lexicon('over-apology', {
  ...NEEDLESS,
  '(so |very |really |truly |terribly |deeply |extremely |)sorry': null,
  '(i|we) (sincerely |deeply |truly |)(apologize|apologise)': null,
  '(my|our) (sincere|sincerest|deepest|humble|humblest|deep|heartfelt) (apologies|apology)': null,
  '(my|our) apologies': null,
  apologies: null,
  'cannot apologi(z|s)e enough': null,
  "can't apologi(z|s)e enough": null,
  'please forgive (me|us)': null,
  'i feel (terrible|awful|so bad|dreadful) (that|about)': null,
})
