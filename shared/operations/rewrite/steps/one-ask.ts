import { GOAL_OF } from '../../../engine/asks/goals.ts'
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Edit } from '../../../engine/edit.ts'
import type { Report } from '../../../engine/report.ts'
import { competingWith } from '../../cta/competing.ts'
import { type FoundAsk, findAsks } from '../../cta/found.ts'
import { issuesOf } from '../../cta/issues.ts'
import { isStranger, primaryOf } from '../../cta/primary.ts'
import type { Proposal, Step } from '../step.ts'
import { isCourtesyOnly } from './courtesy-words.ts'
import { cutOut, namesOccasion, REFERS } from './sentence-cuts.ts'

const REASON = 'Asked for several things, most readers do none of them. The mail keeps the ask it is for.'

/** Said of what the reader may do as well or instead: no mail is sent for that. */
export const OPTIONAL =
  /\b(?:also|as well|feel free|happy to|free to|check out|take a look at|follow us|have a look|forward (?:this|it)|pass (?:this|it) on|share this|in the meantime|while you(?:'re| are) at it)\b/i

/** “It would also help to know what delivery costs and whether there is a warranty.”: a question of its own. */
export const TO_BE_TOLD =
  /\b(?:know|tell (?:me|us)|confirm|advise|say)\b[^.?!]*\b(?:what|whether|which|how (?:much|many|long|soon))\b(?! (?:you(?:r)? (?:think|thoughts|availability)|(?:times?|days?|works?|suits?)\b))/i

/**
 * Proposes to cut asks beside the one the mail is for, where a mail to one person asks for several things: of its own
 * accord only what asks for the same again or for nothing, as which of two things counts is the sender's to say; all
 * of them where the caller names the rule. One that holds a link, a name or a figure is refused later, when the facts
 * are compared.
 */
export const oneAsk: Step = ({ doc, report }, wishes) => {
  if (wishes.light || !(wishes.rules?.has('multiple-asks') ?? true)) return []
  if (doc.family !== 'cold' && doc.family !== 'warm') return []
  const found = findAsks(doc)
  const primary = primaryOf(doc, found)
  if (!primary || primary.weak) return []
  const passing = passingOn(doc, primary)
  // A vague wish beside a firm ask is what a mail of few words can spare first, and a stranger's at once.
  const vague =
    wishes.wordsMax === null && doc.kind !== 'cold_outreach'
      ? []
      : found.flatMap(({ weak, sentence }) => (weak && asksNothing(doc, sentence) ? [sentence] : []))
  const leading = leadingUp(doc, primary)
  const extra = [...passing, ...vague, ...leading, ...arranging(doc, primary)]
  if (extra.length === 0 && !asksSeveral(doc, report, found, primary)) return []
  const competing = competingWith(primary, found, doc)
  const cold = doc.family === 'cold'
  const beside = (wishes.rules ? found : []).flatMap((ask) => {
    // What stands in the sentence of the primary ask would take that with it.
    if (ask.sentence === primary.sentence || ask.sentence === null || ask.weak || ask.offer) return []
    // Between people who know each other a second request may be the one that counts.
    return OPTIONAL.test(ask.text) || (cold && competing.has(ask)) ? [ask.sentence] : []
  })
  return [...new Set([...beside, ...extra])].flatMap((i): Proposal[] => {
    const sentence = doc.sentences[i]
    if (!sentence || !canGo(doc, sentence, i)) return []
    if (!wishes.rules && TO_BE_TOLD.test(sentence.text)) return []
    const named = i + 1 === primary.sentence ? occasionNamed(doc, i) : []
    if (named === null || (named.length === 0 && namesOccasion(doc, i))) return []
    return cutOut(doc, i, {
      rule: 'multiple-asks',
      reason: REASON,
      ...(wishes.rules && !wishes.keepsFacts ? { mayDropFacts: true } : {}),
    }).map((cut) => ({ ...cut, edits: [...cut.edits, ...named] }))
  })
}

/** The same of a wish to talk before “Do you have time on Tuesday?”: the question takes what it is about, before the wish becomes a question of its own. */
export const leadIn: Step = (state, wishes) =>
  state.doc.family === 'cold' && state.doc.sentences.some(({ text }) => FREE.test(text))
    ? oneAsk(state, wishes).filter(({ edits }) => edits.length > 1)
    : []

/** “Would you be free sometime next week?”, which hangs on the call that the sentence before names. */
const FREE =
  /^(?:(?:would|will|are) you (?:be )?(?:free|available|around)|(?:do|would) you have (?:some |any )?(?:time|availability))(?= (?:some ?time|any ?time|at (?:any|some) (?:point|time)|next|this|on|in|early|later|tomorrow|(?:mon|tues|wednes|thurs|fri)day)\b)(?!.* for (?:an?|the|\d))/i
/** What people meet for. */
export const OCCASION =
  /\b(an? (?:(?:quick|short|brief|introductory|intro|discovery|video|phone|\d+[- ]min(?:ute)?s?|\p{L}+-minute) )*(?:call|chat|meeting|demo|conversation|coffee))\b/iu

const MINUTES = /\b(\d{1,2})(?: minutes|[- ]min)/i

/** “a demo”, told as “30 minutes” for one: “a 30-minute demo”. */
function occasionIn(text: string): string | undefined {
  const [, minutes] = MINUTES.exec(text) ?? []
  const named = OCCASION.exec(text)?.[1]
    ?.replace(/\b(?:quick|short|brief) /i, '')
    .replace(/^a (?=i)/i, 'an ')
    .replace(/(?<=\d) (?=min)/, '-')
  if (minutes === undefined || (named && MINUTES.test(named))) return named
  return named ? named.replace(/^an? /i, `a ${minutes}-minute `) : `${minutes} minutes`
}

/** The edit that tells the question what the reader is to be free for; none where it says so, `null` where nothing does. */
function occasionNamed(doc: Doc, i: number): Edit[] | null {
  const [before, ask] = [doc.sentences[i], doc.sentences[i + 1]]
  const found = ask && FREE.exec(ask.text)
  if (!before || !ask || !found) return []
  const occasion = occasionIn(before.text)
  if (occasion === undefined) return null
  const at = ask.start + found[0].length
  const { end } = doc.source.toSource({ start: ask.start, end: at })
  return [{ start: end, end, replacement: ` for ${occasion}` }]
}

/** “I would love to hear your thoughts.”: an ask of nothing that the mail is about. */
function asksNothing({ sentences }: Doc, at: number | null): at is number {
  const sentence = sentences[at ?? -1]
  return sentence !== undefined && isCourtesyOnly(sentence)
}

/** Whether the score or the `cta` operation finds more than one ask. */
const asksSeveral = (doc: Doc, report: Report, found: readonly FoundAsk[], primary: FoundAsk): boolean =>
  report.annotations.some(({ rule_id }) => rule_id === 'multiple-asks') ||
  issuesOf(doc, report, found, primary, competingWith(primary, found, doc)).some(
    ({ code }) => code === 'several' || code === 'competing',
  )

/** “Feel free to forward this.”, “Please also check out our blog.” in a mail to a stranger, who is asked for something else. */
const PASS_ON =
  /^(?:please,? |also,? )*(?:feel free to (?:forward|share|pass|check|visit|browse|look)\b|(?:check out|visit|browse|follow|(?:take|have) a look at) (?:us|our (?:\p{L}+ )?(?:blog|channel|page|profile|podcast))\b)/iu

const passingOn = (doc: Doc, primary: FoundAsk): number[] =>
  doc.family === 'cold'
    ? doc.sentences.flatMap(({ text, region }, i) =>
        i !== primary.sentence && region !== 'quoted' && PASS_ON.test(text) ? [i] : [],
      )
    : []

/** Words of a question that names a meeting and nothing to talk about. */
const SHORT = 10

/** The same, as no rule reads it: “It would be great to hop on a call.” */
const WISHES_TO_MEET =
  /^it(?:['’]d| would) be (?:great|good|lovely|nice|wonderful|fantastic) to (?:\p{Ll}+ ){1,3}(?:an? )(?:quick |short |brief )?(?:call|chat|meeting|demo|coffee)\b/iu

/** “I would welcome the opportunity to connect.”: the greater ask, which a question in a nod's reach stands in for. */
const WELCOMES =
  /^(?:i|we)(?: would|['’]d) (?:\p{Ll}+ ){0,2}(?:welcome|love|like|appreciate|relish) (?:the|an?) (?:opportunity|chance) to (?:connect|talk|speak|discuss|meet|chat)\b/iu

/** “I would love to hop on a call.” before “Are you free on Tuesday?”, which asks for the same. */
function leadingUp(doc: Doc, { sentence, form }: FoundAsk): number[] {
  if (doc.family !== 'cold' || sentence === null || form !== 'question') return []
  if (WELCOMES.test(doc.sentences[sentence - 1]?.text ?? '')) return [sentence - 1]
  const ask = doc.asks.find((a) => a.sentence === sentence)
  const before = doc.asks.find((a) => a.sentence === sentence - 1)
  // “Could we have a quick call? Are you free on Tuesday?” asks in its second half, for what the first names.
  const lead = before && doc.sentences[before.sentence]
  const leads = lead && (!before.question || (lead.words <= SHORT && OCCASION.test(lead.text)))
  // “Would you be free next week?” asks for the meeting, though a nod answers it.
  const asked = ask && FREE.test(doc.sentences[ask.sentence]?.text ?? '') ? 'meet' : ask && GOAL_OF[ask.kind]
  if (!before && asked === 'meet' && WISHES_TO_MEET.test(doc.sentences[sentence - 1]?.text ?? ''))
    return [sentence - 1]
  return before && leads && GOAL_OF[before.kind] === asked ? [before.sentence] : []
}

/** “Let me know what your availability looks like, or just book a time.” behind “Could we have a call?”: the same once more. */
export const ARRANGES =
  /^(?:please |just |simply |feel free to |(?:alternatively|otherwise|if so),? |you (?:can|could|may) (?:also |just )?)*(?:(?:let (?:me|us) know|tell (?:me|us)|share|advise|send (?:me|us)|reply with) [^.?!:;]*?\b(?:availability|available|free|times?|days?|slots?|schedule|calendar|diary|works)\b|(?:book|grab|pick|choose|find|select) (?:a|any|some) (?:time|slot|date|day)\b)[^.?!:;]*[.!]$/iu

function arranging(doc: Doc, { sentence, form }: FoundAsk): number[] {
  if ((doc.family !== 'cold' && !isStranger(doc)) || sentence === null || form !== 'question') return []
  const ask = doc.asks.find((a) => a.sentence === sentence)
  const next = doc.sentences[sentence + 1]
  const isSame = ask && GOAL_OF[ask.kind] === 'meet' && next?.block === doc.sentences[sentence]?.block
  return isSame && next && ARRANGES.test(next.text) ? [sentence + 1] : []
}

/** Words of a question that only calls for what follows it. */
const CALLED = 4

/** Whether nothing around the sentence hangs on it. */
function canGo(doc: Doc, sentence: Sentence, i: number): boolean {
  if (doc.blocks[sentence.block]?.kind !== 'paragraph' || !sentence.mark) return false
  const [before, next] = [doc.sentences[i - 1], doc.sentences[i + 1]]
  // “Got questions? Just hit reply.” belongs together.
  if (before?.block === sentence.block && before.question && before.words <= CALLED) return false
  return !(next && next.block === sentence.block && REFERS.has(next.tokens[0]?.lower ?? ''))
}
