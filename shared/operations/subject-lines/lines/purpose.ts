/** Subjects of what a sender writes for: `Moving our Thursday call`, where “I need to move our Thursday call”. */
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { isPast, isVerb, maybeVerb } from '../../material/verbs.ts'
import { DAYS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'
import { gerund } from '../reading/gerund.ts'
import { endsWell, namesMatter, requestCuts } from '../reading/request-cuts.ts'
import { dayBehind, textUpTo, thingAt } from '../reading/thing-at.ts'
import { isShouted } from '../unfit/shouted.ts'

const LONGEST = 9
/** Sentences in which a mail says what it is written for. */
const EARLY = 4
/** Characters in which a sentence comes to its purpose. */
const READ = 160

/** “I wanted to …”, “we are writing to …”, “time to …”. */
const WISH =
  /\b(?:i|we)(?:['’]d| would)? (?:just |also )?(?:like|love|want|wanted|wish|need|needed|have|plan|hope|hoped|decided) to |\b(?:i|we)(?: am|['’]m| are|['’]re)? (?:just )?(?:writing|going|planning|emailing|hoping|reaching out|getting in touch) to |\b(?:like|love|delighted|pleased|thrilled|happy|honou?red) to (?=invite)/iu
/** “I'm writing about the roof of your summer house.” */
const ABOUT =
  /\b(?:i|we)(?: am|['’]m| are|['’]re|['’]ve| have)? (?:just )?(?:writing|write|wrote|emailing|e-mailing|contacting you|getting in touch) (?:to you |again |back )?(?:about|regarding|concerning) /i
/** “You mentioned that you were after someone to re-cover your two chairs”, “I need someone to cover reception”: what is to be done. */
const WANTED =
  /\b(?:you (?:mentioned|said|told (?:me|us)|wrote|asked|wanted)\b[^.;:?!,]{0,50}?|(?:i|we)(?:['’]re| are|['’]m| am)? (?:still |also |really |urgently )?(?:need|want|looking for) (?:someone|somebody|you|\p{L}+ volunteers?)) to (?=(?!be|get|do|know|see|make|have|go|let|help|say|tell|give|hear|take|come)\p{L})/iu
/** “Just confirming our site visit on Tuesday”. */
const CONFIRMS =
  /^(?:(?:just|this is|a quick note|quick note|i am writing|i['’]m writing|i write|i (?:just )?wanted) )?(?:confirming|to confirm|to remind you (?:of|about)|reminder (?:of|about)) (?=(?:our|your|the)\b)/iu
/** What is done to a matter, so that its -ing form with the matter says what the mail is for. */
const DONE =
  /^(?:move|reschedule|postpone|cancel|change|update|upgrade|replace|renew|extend|close|open|start|launch|sponsor|return|organi[sz]e|switch|add|remove|test|rename|retire|adapt|collect|hire|swap|merge|split|pause|end|book|order|rent|sell|buy|translate|restore|rebuild|refit|redesign|plan|measure|inspect|install|repair|clean|paint|repaint|deliver|track|compare)$/
/** Verbs that have a noun for what is sent. */
const NOUNS: readonly (readonly [verb: RegExp, noun: string, link: RegExp])[] = [
  [/^(?:apply)$/, 'Application for', /^for$/],
  [/^(?:invite)$/, 'Invitation to', /^to$/],
  [/^(?:follow)$/, 'Following up on', /^on$/],
  [/^(?:enquire|inquire|ask)$/, 'Question about', /^about$/],
  [/^(?:complain)$/, 'Complaint about', /^about$/],
]
/** “make a complaint about the way …” */
const MADE =
  /^(?:make|file|raise|submit|lodge|report|register|ask|have) an? (?:formal |official |quick |short )?(complaint|claim|question|query|concern|problem|request|suggestion) (?:about|regarding|concerning|with|on) /iu
/** “the post of assistant baker” is called by what it is. */
const OFFICE = /^(?:the |an? )?(?:post|position|role|job|vacancy) (?:of|as) (?:an? )?(?=\p{Ll}{3})/u
const GIVES = /^(?:give|provide|share|send|pass)$/
const TOLD = /^(?:update|summary|recap|overview|report|status|notes|note)$/
/** “where we're at with the website migration”. */
const STAGE = /^(?:on |about )?(?:where|how) .{0,30}?\b(?:with|on) /i

export const purposeLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line, i) =>
    line.sentence.question || isShouted(line.sentence)
      ? []
      : // “To start in May we need to order the sheets”, further down, is a step of the matter.
        purposeOf(line).map((idea) =>
          i < EARLY || !/^(?!following)\p{L}+ing\b/iu.test(idea.text)
            ? idea
            : { ...idea, role: 'detail' as const },
        ),
  )

function purposeOf(line: Line): Idea[] {
  const { text, tokens } = line.sentence
  const write = ABOUT.exec(text.slice(0, READ))
  if (write !== null) {
    const from = tokens.findIndex((t) => t.start >= write.index + write[0].length)
    return from < 0 ? [] : about(line, from, capitalised, { article: false, dated: false })
  }
  const confirms = CONFIRMS.exec(text)
  if (confirms !== null)
    return about(
      line,
      tokens.findIndex((t) => t.start >= confirms[0].length),
      capitalised,
      { article: false },
    )
  const way = tokens.findIndex(
    (t, i) => t.lower === 'way' && tokens[i + 1]?.lower === 'to' && tokens[i - 1]?.lower !== 'the',
  )
  const how = tokens[way + 2]?.lower ?? ''
  if (way > 0 && (isVerb(how) || maybeVerb(how)) && !/^(?:make|get|do|be|go|help)$/.test(how))
    return about(line, way + 3, (said) => `${capitalised(gerund(how))} ${said}`).map((idea) => ({
      ...idea,
      role: 'news' as const,
    }))
  const wanted = WANTED.exec(text.slice(0, READ))
  if (wanted !== null) {
    const at = tokens.findIndex((t) => t.start >= wanted.index + wanted[0].length)
    // “re-cover”
    const to = tokens[at + 1]?.text === '-' ? at + 3 : at + 1
    const verb = textUpTo(text, tokens, at, to).toLowerCase()
    return about(line, to, (said) => `${capitalised(gerund(verb))} ${said}`)
  }
  const wish = WISH.exec(text.slice(0, READ))
  if (wish === null) return []
  const wished = tokens.findIndex((t) => t.start >= wish.index + wish[0].length)
  if (wished < 0) return []
  // “come by and measure the roof”
  const by = tokens.findIndex((t, i) => i > wished && i < wished + 4 && t.lower === 'and')
  const at = /^(?:come|stop|drop|pass|go)$/.test(tokens[wished]?.lower ?? '') && by > 0 ? by + 1 : wished
  const verb = tokens[at]?.lower ?? ''
  const made = MADE.exec(text.slice(tokens[at]?.start ?? 0))
  if (made !== null) {
    const from = tokens.findIndex((t) => t.start >= (tokens[at]?.start ?? 0) + made[0].length)
    const noun = capitalised(made[1] ?? '')
    return toldOfWay(line, from, noun) ?? about(line, from, (said) => `${noun} about ${said}`)
  }
  if (DONE.test(verb)) return about(line, at + 1, (said) => `${capitalised(gerund(verb))} ${said}`)
  if (GIVES.test(verb)) return told(line, at)
  const [, noun = '', link = /^$/] = NOUNS.find(([form]) => form.test(verb)) ?? []
  const next = tokens.findIndex((t, i) => i > at && i < at + 5 && link.test(t.lower))
  if (noun === '' || next < 0) return []
  const start = tokens[next + 1]?.start ?? text.length
  const office = OFFICE.exec(text.slice(start))?.[0].length ?? 0
  const from = tokens.findIndex((t) => t.start >= start + office)
  return from < 0 ? [] : about(line, from, (said) => `${noun} ${said}`)
}

/** `Complaint about the way my mother was treated`, whole or cut; `null` where no way is told of. */
function toldOfWay(line: Line, at: number, noun: string): Idea[] | null {
  const { text, tokens } = line.sentence
  if (!/^(?:the way|how)\b/i.test(text.slice(tokens[at]?.start ?? 0))) return null
  return requestCuts(tokens, at).flatMap((to): Idea[] => {
    const said = `${noun} about ${textUpTo(text, tokens, at, to)}`
    // “was spoken to at your shop”: the word belongs to its verb.
    const isSpokenTo = tokens[to - 1]?.lower === 'to' && isPast(tokens[to - 2]?.lower ?? '')
    const isCut = tokens[to]?.lower === 'to' || !(isSpokenTo || endsWell(tokens, to))
    return said.split(' ').length > LONGEST || to - at < 4 || isCut
      ? []
      : [
          {
            text: said,
            angle: 'specific',
            shape: 'says',
            role: 'purpose',
            weight: 4.5,
            why: 'Says what you write for.',
            line,
          },
        ]
  })
}

/** `Update on the website migration`. */
function told(line: Line, at: number): Idea[] {
  const { text, tokens } = line.sentence
  const noun = tokens.findIndex((t, i) => i > at && i < at + 7 && TOLD.test(t.lower))
  if (noun < 0 || !/^(?:on|about|of)$/.test(tokens[noun + 1]?.lower ?? '')) return []
  const stage = STAGE.exec(text.slice(tokens[noun + 1]?.start ?? 0))
  const start =
    stage === null
      ? noun + 2
      : tokens.findIndex((t) => t.start >= (tokens[noun + 1]?.start ?? 0) + stage[0].length)
  const lead = capitalised(tokens[noun]?.text ?? '')
  return about(line, start, (said) => `${lead} on ${said}`, { dated: false })
}

/** What the thing at `at` makes of a line, whole and cut, and with the day behind it where it is `dated`. */
function about(
  line: Line,
  at: number,
  said: (thing: string) => string,
  { article = true, dated = true } = {},
): Idea[] {
  const { text, tokens } = line.sentence
  const thing = thingAt(tokens, at)
  if (thing === null) return []
  // “An update on the roll-out, where we finished the cabling on Thursday”: the day is another's.
  const day = dated ? dayBehind(line.sentence, thing.ends[0] ?? at) : null
  return thing.ends.flatMap((to, i): Idea[] => {
    const own = tokens.slice(thing.from, to)
    // “Moving our Thursday call”: an appointment is called by its day.
    const met = own.some((t) => DAYS.has(t.lower)) && thing.owner !== ''
    if (!met && !namesMatter(own)) return []
    const words = said(textUpTo(text, tokens, article ? at : thing.from, to))
    const texts = [words, ...(day === null ? [] : [`${words} on ${day}`])]
    return texts
      .filter((each) => each.includes(' ') && each.split(' ').length <= LONGEST)
      .map((each, n) => ({
        text: each,
        angle: 'specific',
        shape: 'says',
        role: 'purpose',
        ...(met ? { plain: true } : {}),
        weight: 4.5 + n - i * 0.1,
        why: 'Says what you write for.',
        line,
      }))
  })
}
