/** One email of a sequence: its text, its subject and its score. */
import type { z } from 'zod'
import type { Doc } from '../../engine/doc.ts'
import type { Draft } from '../../engine/draft.ts'
import type { Kind } from '../../engine/kinds.ts'
import type { Memo } from '../../engine/memo.ts'
import { score } from '../../engine/score.ts'
import { type Angle, ASKING, BARE } from './angles.ts'
import { asHtml } from './as-html.ts'
import { mail } from './compose.ts'
import type { contract } from './contract.ts'
import { drawn } from './draw.ts'
import { above, withLine } from './footer.ts'
import { isAskless, NEWS } from './kind-groups.ts'
import { MAY_BE } from './notice.ts'
import { ADDRESS, countryFor, PARTINGS, SELF_CLOSING, toStranger } from './opt-outs.ts'
import { isOpen, previewOf } from './parts-left.ts'
import type { Opening } from './plain/opening.ts'
import { factOf, holds } from './sayings.ts'
import { type Script, type Slots, said, type Telling, type Ways } from './script.ts'
import { COLLEAGUES, type Frame } from './sender.ts'
import { firstSubject, newSubject } from './subjects.ts'
import { writtenOut } from './wording.ts'
import type { Job, Place, Said } from './write-steps.ts'

type Input = z.output<typeof contract.input>

/** Every fourth mail opens a new thread, where the request leaves it open. */
const THREAD_OF = 3

/** One way to say a part, drawn by itself, so that two drafts seldom share a line. */
const drawnSaying = (ways: Ways, slots: Slots, seed: number, part: string): string =>
  said(drawn(ways, seed, part), slots)

/** A mail at its place: the draft or the opening of a brief first, and later what its script tells. */
export function email(
  job: Place,
  angle: Angle,
  script: Script,
  slots: Slots,
  emails: number,
  memo: Memo,
  holes: readonly string[],
): Said {
  const { input, source, play, first } = job
  const thread = threadFor(job, angle, emails)
  const kind = first ? (source.doc?.kind ?? job.kind) : kindOf(job, angle)
  if (first && source.doc)
    return {
      kind,
      thread,
      subject: input.subject?.trim() ? input.subject : job.bestSubject,
      preheader: input.preheader ?? null,
      text: input.draft ?? '',
      cta: job.firstAsk,
      score: job.draftScore,
    }
  if (!job.writes) return { kind, thread, subject: null, preheader: null, text: null, cta: null, score: null }
  const opening = openingFor(job, slots)
  const telling = drawn(script.tellings, job.seed, angle)
  const asksNothing = first && source.brief?.ask === undefined && isAskless(job)
  const ask = asksNothing
    ? ''
    : (opening?.ask ?? askOf(job, drawnSaying(telling.ask, slots, job.seed, `${angle} ask`), slots, emails))
  const cold = toStranger(play, job.kind, input.audience?.relationship)
  const parting =
    cold && !SELF_CLOSING.has(angle) ? (PARTINGS[(job.seed + emails) % PARTINGS.length] ?? null) : null
  const signoff = cold && asksAddress(source.doc) ? withAddress(job.frame) : job.frame.signoff
  const footer = play === 'campaign' ? footerOf(job, slots.hole) : ''
  const paragraphs = opening?.paragraphs ?? told(job, angle, telling, slots)
  const saying = voiced(job, mail({ ...job.frame, signoff }, paragraphs, ask, parting))
  const text = above(saying, footer, source.doc?.format === 'html')
  const subject = thread === 'same_thread' ? null : subjectOf(job, angle, slots, text)
  const preheader = play === 'campaign' && slots.notice === null ? previewOf(paragraphs) : null
  return {
    kind,
    thread,
    subject,
    preheader,
    text,
    cta: ask === '' ? null : voiced(job, ask),
    score: isOpen(`${saying}\n\n${footer}`, subject, holes)
      ? null
      : score(
          {
            ...commonOf(input),
            draft: text,
            subject: subject ?? undefined,
            preheader: preheader ?? undefined,
            kind,
            format: source.doc?.format ?? 'text',
          },
          job.context.profile,
          { dictionary: job.context.dictionary, memo },
        ).score,
  }
}

/** What a first mail from a brief says; `null` for all others. */
function openingFor({ first, plain }: Place, { hole }: Slots): Opening | null {
  if (!first || plain === null) return null
  // Places to fill are counted, whoever wrote them.
  for (const [, part = ''] of [...plain.opening.paragraphs, plain.opening.ask]
    .join('\n')
    .matchAll(/\[([^\]]+)\]/g))
    hole(part)
  return plain.opening
}

/** The paragraphs of a later mail: its telling, behind a fact where it would only ask. */
function told({ play, seed }: Place, angle: Angle, telling: Telling, slots: Slots): string[] {
  const fact =
    (play === 'outreach' || (play === 'deal' && angle === 'objection')) &&
    ASKING.has(angle) &&
    slots.offered === null
      ? factOf(slots)
      : null
  const body = fact !== null && play === 'outreach' && BARE.has(angle) ? [] : telling.body
  return [
    ...(fact === null ? [] : [fact]),
    ...body.map((ways, i) => drawnSaying(ways, slots, seed, `${angle} ${i}`)),
  ].filter((p) => p !== '')
}

/** The subject of a mail that opens a thread. */
function subjectOf(job: Place, angle: Angle, slots: Slots, text: string): string {
  const { play } = job
  if (job.first) return subjectOfFirst(job, slots)
  return (
    remindedSubject(job, slots) ??
    job.plain?.subjectAt(angle) ??
    newSubject(
      play === 'campaign' ? (slots.matter ?? 'this') : slots.on,
      angle,
      play,
      {
        ...slots,
        told: slots.told !== null && holds(text, slots.told.text) ? slots.told : null,
      },
      job.taken,
    )
  )
}

/** The subject of a first mail from a brief: what is sure to name it, else the best line, else its own words. */
function subjectOfFirst(job: Place, slots: Slots): string {
  return (
    job.input.subject ??
    job.plain?.subject ??
    job.bestSubject ??
    firstSubject(slots.on) ??
    slots.hole('two to five words that name the matter')
  )
}

/** A notice is known by the line it came under. */
function remindedSubject({ taken, input }: Place, { notice }: Slots): string | null {
  const line = taken[0] ?? input.subject?.trim() ?? ''
  return notice === null || line === '' ? null : `Reminder: ${line.replace(/^reminder: /i, '')}`
}

/** Laws that ask for an address ask for it in every mail. */
const asksAddress = (doc: Doc | null): boolean => doc !== null && (countryFor(doc) ?? '') in ADDRESS

const withAddress = ({ signoff, address }: Frame): string =>
  address === '' || signoff.includes(address) ? signoff : `${signoff}\n${address}`

/** The first follow-up asks for the meeting where that is the goal; later ones ask for less. */
const askOf = ({ input, play }: Job, usual: string, slots: Slots, emails: number): string =>
  input.goal === 'book_meeting' && emails === 1 && play !== 'campaign'
    ? `Would 15 minutes on ${slots.hole('day and time')} or ${slots.hole('another day and time')} work for you?`
    : usual

/** The draft's footer, with what a mailing needs besides; nothing is missing from a mail to one named reader. */
function footerOf(
  { frame, wayOut, source, kind, input, ground }: Job,
  hole: (instruction: string) => string,
): string {
  // News of a closed road is no advertising.
  if (ground.notice !== null) return frame.footer
  const name = source.material.recipient.name?.text ?? ''
  const isPrivate =
    /^\p{L}/u.test(name) ||
    input.audience?.relationship === 'internal' ||
    (NEWS.has(kind) && COLLEAGUES.test(frame.greeting))
  if (frame.footer === '' && isPrivate) return ''
  if (wayOut) return frame.footer
  const html = source.doc?.format === 'html'
  if (frame.footer !== '') return withLine(frame.footer, hole('unsubscribe link'), html)
  const missing = hole('postal address and unsubscribe link')
  return html ? asHtml(missing) : missing
}

/** As the brand's voice writes it. */
export const voiced = ({ context }: Job, text: string): string =>
  context.profile.voice?.contractions === 'avoid' ? writtenOut(text) : text

function kindOf({ play, kind, ground }: Job, angle: Angle): Kind {
  // “Closed on 12 June for a training” invites to nothing.
  if (ground.notice !== null && !MAY_BE.has(kind)) return 'announcement'
  if (play === 'campaign') return kind
  return angle === 'close_file' ? 'breakup' : 'follow_up'
}

/** A draft that answers an earlier mail stays in its thread; a stranger's “Re:” is no answer. */
const ANSWERS = /^\s*(?:re|aw|antw|sv|rif|rv)\s*:/i

function threadFor(
  { input, play, kind, source }: Place,
  angle: Angle,
  emails: number,
): 'same_thread' | 'new_subject' {
  if (emails === 0) {
    const answers = source.doc !== null && play !== 'campaign' && kind !== 'cold_outreach'
    return answers && ANSWERS.test(input.subject ?? '') ? 'same_thread' : 'new_subject'
  }
  if (play === 'campaign') return 'new_subject'
  if (input.threading !== 'auto') return input.threading
  return emails % THREAD_OF === 0 && angle !== 'close_file' ? 'new_subject' : 'same_thread'
}

const commonOf = (input: Input): Omit<Draft, 'draft'> => ({
  from_name: input.from_name,
  goal: input.goal,
  audience: input.audience,
  locale: input.locale,
})
