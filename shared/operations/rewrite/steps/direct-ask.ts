import type { Doc, Sentence } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { Family } from '../../../engine/kinds.ts'
import { apart } from '../../../engine/rules/indirect-request.ts'
import { deadlineIn } from '../../cta/deadline.ts'
import { findAsks } from '../../cta/found.ts'
import { primaryOf } from '../../cta/primary.ts'
import { isPlainVerb } from '../../material/verbs.ts'
import type { Proposal, Step } from '../step.ts'
import { directQuestion } from './embedded-question.ts'
import { OPTIONAL } from './one-ask.ts'

/** Mail that one person answers. */
const ANSWERED: ReadonlySet<Family> = new Set(['cold', 'warm', 'operational'])
const REASON = 'The question itself is easier to answer than a wish to be told.'

/** Proposes the question in place of words about asking it, where it is what the mail asks for. */
export const directAsk: Step = ({ doc }, wishes) => {
  if (wishes.rules || wishes.light || !doc.english || !ANSWERED.has(doc.family)) return []
  return doc.sentences.flatMap((sentence, i): Proposal[] => {
    if (sentence.region !== 'opening' && sentence.region !== 'body' && sentence.region !== 'ask') return []
    if (!ABOUT_ASKING.test(sentence.text) || sentence.words > MOST_WORDS || !doc.source.isPlain(sentence))
      return []
    const said = sentence.text
      .replace(/\s+/g, ' ')
      .replaceAll('’', "'")
      .replace(/[.!?]+$/, '')
      .trim()
    const question = wished(doc, said) ?? reported(doc, said)
    if (question === null || !isTheAsk(doc, i)) return []
    const edit = {
      ...doc.source.toSource(sentence),
      replacement: doc.source.encode(asTyped(question, sentence)),
    }
    return [{ type: 'ask', rule: 'indirect-request', field: 'draft', edits: [edit], reason: REASON }]
  })
}

/** A longer sentence carries more than a question. */
const MOST_WORDS = 34
const ABOUT_ASKING =
  /\b(?:let|tell) (?:me|us)\b|\bsense (?:for|to)\b|\bbe (?:good|great|nice|lovely|helpful|useful) (?:for|to)\b|\bif (?:you|we)\b|\bhoping\b|\badvise\b|\bto (?:know|hear)\b|\b(?:happy|glad|delighted|pleased) to\b|\bhearing\b/i

const asTyped = (question: string, { text }: Sentence): string =>
  text.includes('’') ? question.replaceAll("'", '’') : question

/** Whether the mail asks for this, and for nothing else of weight. */
function isTheAsk(doc: Doc, i: number): boolean {
  const found = findAsks(doc)
  return (
    primaryOf(doc, found)?.sentence === i ||
    !found.some(
      ({ sentence, weak, small, text }) => sentence !== i && !weak && !small && !OPTIONAL.test(text),
    )
  )
}

const TELL =
  /^(?:(?:so|then|and),? )?(?:please,? |kindly |just |simply |do |feel free to |(?:could|can|would|will) you (?:please |kindly |just )*)*(?:(?:let (?:me|us) know|tell (?:me|us)|advise(?: (?:me|us))?)(?:,? (?:asap|as soon as (?:possible|you can)|when you can|soon))?|(?:i|we)(?:'d| would) (?:like|love|be (?:(?:very|really|so) )?(?:keen|curious|interested|glad|happy)) to (?:know|hear|find out)|(?:(?:i|we) |(?:i'm|i am|we're|we are) )?look(?:ing)? forward to hearing),? (?=(?:if|whether|in case you(?:'d| would) like|when|what|which|who|how|where)\b)(.+)$/i
/** “If you'd like a demo, just let me know and I'll send a link.” */
const TELL_LAST =
  /^(if you(?:(?:'d| would) (?:like|prefer|be (?:open|interested|up|happy))| want|(?:'re| are) (?:interested|open|up|happy|keen)) [^,;:]+?),? (?:then )?(?:please |just |do )*let (?:me|us) know((?: and (?:i|we)(?:'ll| will| can) [^,;:]+)?)$/i
/** “Are you interested?”, “Have you decided?”: of what nobody is told. */
const LEAST = 4

function reported({ family, kind }: Doc, said: string): string | null {
  const last = TELL_LAST.exec(said)
  const asked = (last ? `${last[1]}${last[2]}` : TELL.exec(said)?.[1])
    ?.replace(/^in case /i, 'if ')
    .replace(/(?<=\bexploring(?: this| it)?) further$/i, '')
  // What a reader of help finds out later is no question for today: “let us know if this works”.
  if (asked === undefined || (family === 'operational' && !/^(?:if|whether) (?:you|i|we)\b/i.test(asked)))
    return null
  if (kind === 'cold_outreach' && VAGUE.test(asked)) return null
  // “Tell me which one you like by the 15th”: it is the telling that has its day.
  if (!last && deadlineIn(asked) !== undefined) return null
  const question = directQuestion(asked)
  return question === null || question.split(' ').length < LEAST ? null : question
}

/** A stranger who “might be interested in a call” has a lighter question: what it is about, and not the call. */
const VAGUE =
  /\byou (?:(?:might|may|would|could) (?:possibly |perhaps |maybe |also )?)?(?:be|are) (?:interested|open|up|keen)\b.*\b(?:call|chat|meeting|conversation|discuss\w*|learn\w*|hear\w*|more)\b/i

const VERY = '(?:(?:so|very|really|most|extremely|much|greatly|truly) |very much )*'
const CASE = '(?:((?:(?:but|and|so|also),? )?(?:if|when|once|should) [^,;:]{3,90}?)(?:,(?: then)?| then) )?'
const WISH = new RegExp(
  `^${CASE}(?:(?:i|we) (?:just )?(?:think|believe|feel)(?: that)? )?(?:(?:i|we)(?:'d| would) ${VERY}(?:(?:appreciate|love)(?: it)?|be ${VERY}(?:grateful|thankful|obliged|glad|happy|delighted|pleased))|it(?:'d| would) be ${VERY}(?:great|good|helpful|nice|wonderful|lovely|appreciated|fantastic|amazing|awesome)) if (you|we) (?:(?:could|can|were able to|(?:would|might) be able to)|(would|might))(?: (?:please|kindly|possibly|perhaps|maybe))* (.+)$`,
  'i',
)
const HOPE = new RegExp(
  `^${CASE}(?:i'm|i am|i was|we're|we are|we were) (?:just |really )*hoping (?:that )?(you|we) (?:(?:could|can|(?:would|might) be able to)|(would|might))(?: (?:please|kindly|possibly|perhaps|maybe))* (.+)$`,
  'i',
)

const WISH_LAST = new RegExp(
  `^()if (you|we) (?:could|can|were able to)()(?: (?:please|kindly|possibly))* ([^,;:]+?),? (?:then )?(?:i|we)(?:'d| would) ${VERY}(?:appreciate (?:it|that)|be ${VERY}(?:grateful|thankful|obliged))$`,
  'i',
)

/** “I think it might make sense for us to do a short demo”: what both would do. */
const SENSE =
  /^(?:(?:in terms of|as for|for|as) (?:the |a )?next steps?,? )?(?:(?:i|we) (?:just )?(?:think|believe|feel|guess)(?: that)? )?(?:(?:maybe|perhaps) )?it (?:(?:might|may|could|would|probably|makes)(?: (?:make|be))?|'d be) (?:(?:probably|perhaps|most|more|good|a lot of|some) )*(?:sense|good|great|nice|lovely|helpful|useful) (?:for us )?to (?:(?:maybe|perhaps|just) )?((?:do|have|set up|arrange|schedule|book|run|hold|meet|talk|speak|catch up|get together|go through|walk through|start|organi[sz]e)\b.*)$/i

/** “I would be happy to arrange a tasting, should this be of interest.” */
const OFFER =
  /^i(?:'d| would)(?: also)? be (?:(?:more than|very|only too) )?(?:happy|glad|delighted|pleased) to ((?:arrange|send|set up|organi[sz]e|prepare|show|book|share|draft|put together) [^,]+?),? (?:(?:should|if) (?:this|that|it|you)(?:'d| is| be| would| are| were|'re)?\b(?: be)? (?:(?:something|anything) (?:that |which )?(?:would |might |could |may )?(?:be )?)?(?:(?:of|at all) )*(?:any )?(?:interest(?:ed|ing)?|helpful|useful|like|keen)(?: (?:to|for) you)?)$/i

/** A wish that the reader would do something, as the question for it. */
function wished({ family }: Doc, said: string): string | null {
  const [, together] = (family === 'operational' ? null : SENSE.exec(said)) ?? []
  const [, shown] = (family === 'operational' ? null : OFFER.exec(said)) ?? []
  if (shown !== undefined && !/[:;()"“”?!]|https?:| and /.test(shown)) return `Shall I ${shown}?`
  if (together !== undefined && !/[:;()"“”?!]|https?:|\bnot\b|n't\b/.test(together))
    return `Could we ${apart(together)}`
  const [, before, who = '', would, rest = ''] = (
    WISH.exec(said) ??
    HOPE.exec(said) ??
    WISH_LAST.exec(said) ??
    []
  ).map((part) => part || undefined)
  // Where people know each other “Please send …” asks as well, and shorter.
  if (rest === '' || (before === undefined && family !== 'cold' && who !== 'we')) return null
  const what = rest.replace(/^be (?:so kind as to|kind enough to|willing to|able to) /i, '')
  const [verb = ''] = what.toLowerCase().split(' ')
  const question = apart(what)
  if (
    /[:;()"“”?!]|https?:|@|www\./.test(what) ||
    /\bnot\b|\bn't/.test(question.slice(0, question.indexOf('?'))) ||
    !(verb === 'be' || isPlainVerb(verb) || DOES.has(verb))
  )
    return null
  const asked = `${would !== undefined && verb === 'be' ? 'would' : 'could'} ${who.toLowerCase()} ${question}`
  return before === undefined ? capitalised(asked) : `${before}, ${asked}`
}
/** Verbs that are nouns as often, of which a request is made. */
const DOES = new Set(
  'point email call set look share forward help answer reply review report name plan visit test talk meet book schedule transfer pass arrange spare'.split(
    ' ',
  ),
)
