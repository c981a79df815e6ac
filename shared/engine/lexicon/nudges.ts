/** Phrases that ask again without adding anything. */
import { stem } from '../measures/content-words.ts'
import { lexicon } from '../phrases.ts'

export const NUDGES = lexicon('nudges', {
  '(following up|follow up|follow-up|followup|circling back|circle back|checking in|check in|checking back|check back|touching base|touch base|looping back|reaching back out) (on|with|regarding|about|to see|to|again|here|in case|if|once more|)':
    null,
  '(bubbling|bubble|bumping|bump|floating|float|resurfacing|pushing|push|moving|move|resending|popping|pop|bringing|bring) this (up|back up|to the top|again|back|back to the top)':
    null,
  '(bumping|bump|floating|resurfacing|resending) (this|my last email|my previous email|my email)': null,
  'any (update|updates|news|progress|thoughts) (on|about|regarding) (this|my last|my previous|my email|my proposal|the below|that|it)':
    null,
  '(did you|have you) (see|seen|get|got|receive|received|have a chance to|had a chance to|get a chance to|had time to|gotten a chance to) (see|read|review|look at|look over|consider|) (my|this|the|our) (last|previous|earlier|first|prior|original|) (email|emails|e-mail|message|messages|note|proposal|mail)':
    null,
  "(never heard|haven't heard|have not heard|didn't hear|did not hear|not heard) (back|anything|from you)":
    null,
  '(in case|just in case) (you missed|this got buried|it got buried|this got lost|my last email)': null,
  '(wanted to|just|writing to|quick) (see if|check if|nudge|check whether|see whether) you': null,
  'still (waiting|interested)': null,
  '(gentle|friendly|quick) (reminder|nudge|bump)': null,
})

/** Stems of what a mail consists of that only asks again, whatever it calls that. */
export const ASKED_AGAIN: ReadonlySet<string> = new Set(
  (
    'talk chat call connect speak touch base check follow circle reach email mail message note inbox reminder proposal quote offer ' +
    'conversation discuss meet meeting time minute moment day week weekend month today tomorrow morning afternoon hope happy hear ' +
    'feedback thought idea question interest news progress decision chance look forward work team busy product tool service platform ' +
    'solution company business value help assist support available open free reply respond end quick wonder love great good best new ' +
    'send sent write wrote hesitate start drop line hello sync ping nudge useful well smooth fine schedule'
  )
    .split(' ')
    .map(stem),
)
