/** Spaces and marks that belong to a language: French spaces, Spanish ¿ and ¡, full-width and Arabic marks. */
import type { Sentence } from '../../../engine/doc.ts'
import type { Findings, Mail, Step } from '../step.ts'
import { type Segment, within } from '../step.ts'

export const marks: Step = (mail, findings) => {
  if (!mail.native) return
  const { language } = mail.target
  if (language === 'fr') for (const segment of mail.segments) frenchSpaces(segment, mail.target.tag, findings)
  if (language === 'es') spanishMarks(mail, findings)
  const twins = TWINS[language]
  if (twins) for (const segment of mail.segments) replaceTwins(segment, twins, findings)
}

/** Double marks, after a letter, digit or closing mark; spaces before them are read from the back. */
const DOUBLE = /[;:!?]+(?=$|[\s»”")\]])/g
const NARROW = '\u202f'

/** France sets a narrow no-break space before ; : ! ?, Canada a no-break space before the colon only. */
function frenchSpaces(segment: Segment, tag: string, { change }: Findings): void {
  const { text } = segment
  for (const { 0: run, index } of text.matchAll(DOUBLE)) {
    let from = index
    while (from > 0 && ' \u00a0\u202f'.includes(text.charAt(from - 1))) from--
    if (from === 0 || index - from > 1 || !/[\p{L}\p{N}»”")\]%€$]/u.test(text.charAt(from - 1))) continue
    const wanted = tag === 'fr-CA' ? (run.startsWith(':') ? '\u00a0' : '') : NARROW
    const written = text.slice(from, index)
    // A no-break space of either width before the colon is as good.
    if (written === wanted || (run.startsWith(':') && written === '\u00a0')) continue
    change({
      ...within(segment, from, index + run.length),
      after: wanted + run,
      type: 'punctuation',
      rule_id: `spacing-${tag.toLowerCase()}`,
      confidence: 0.97,
    })
  }
}

/** A question of one clause gets its ¿; where it begins further in, a person has to say. */
function spanishMarks({ doc }: Mail, { change, person }: Findings): void {
  for (const sentence of [doc.subject, doc.preheader, ...doc.sentences]) {
    if (!sentence || !/^(?:body|opening|ask)$/.test(sentence.region)) continue
    const open = sentence.mark === '?' ? '¿' : sentence.mark === '!' ? '¡' : ''
    const first = sentence.tokens[0]
    if (open === '' || first?.kind !== 'word' || sentence.text.includes(open)) continue
    const place = { field: sentence.field, start: sentence.start, end: sentence.start + first.end }
    if (hasClauses(sentence))
      person({
        ...place,
        reason: `Set ${open} where the ${open === '¿' ? 'question' : 'exclamation'} begins.`,
      })
    else
      change({
        ...place,
        after: open + first.text,
        type: 'punctuation',
        rule_id: 'opening-mark',
        confidence: 0.9,
      })
  }
}

const hasClauses = ({ text }: Sentence) => /[,;:—–]/.test(text)

interface Twins {
  /** A letter or closing mark of the script. */
  script: RegExp
  marks: Readonly<Record<string, string>>
}

const HAN = /[\u3040-\u30ff\u4e00-\u9fff「“”」《》（）]/
const TWINS: Readonly<Record<string, Twins>> = {
  zh: { script: HAN, marks: { ',': '，', '.': '。', '?': '？', '!': '！', ':': '：', ';': '；' } },
  ja: { script: HAN, marks: { ',': '、', '.': '。', '?': '？', '!': '！', ':': '：' } },
  ar: { script: /[\u0600-\u06ff]/, marks: { ',': '،', '?': '؟', ';': '؛' } },
}

/** A mark belongs to the script where its own letters stand on either side, or where it ends a line of them. */
function replaceTwins(segment: Segment, { script, marks: twins }: Twins, { change }: Findings): void {
  const { text } = segment
  for (let at = 1; at < text.length; at++) {
    const twin = twins[text.charAt(at)]
    const next = text.charAt(at + 1)
    if (twin === undefined || /[A-Za-z0-9.]/.test(next)) continue
    const far = next === ' ' ? text.charAt(at + 2) : next
    const own =
      script.test(text.charAt(text.charAt(at - 1) === '"' ? at - 2 : at - 1)) ||
      (!isLatinStop(text, at) && (script.test(far) || isEnd(text, at)))
    if (!own) continue
    const space = /[，。？！：；、]/.test(twin) && next === ' ' ? 1 : 0
    change({
      ...within(segment, at, at + 1 + space),
      after: twin,
      type: 'punctuation',
      rule_id: 'script-marks',
      confidence: 0.95,
    })
  }
}

/** The stop of “Co.”; behind a time, as behind a figure, it ends a sentence. */
const isLatinStop = (text: string, at: number): boolean =>
  text.charAt(at) === '.' &&
  /[A-Za-z]/.test(text.charAt(at - 1)) &&
  !/\d ?[AP]M$/.test(text.slice(Math.max(0, at - 5), at))

const isEnd = (text: string, at: number): boolean =>
  /^\s*(?:\n|$)/.test(text.slice(at + 1, at + 3)) && /[.?!]/.test(text.charAt(at))
