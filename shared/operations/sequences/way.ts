/** How a mail is followed up: by which play, with whose words, and on what it stands. */
import type { z } from 'zod'
import { KINDS } from '../../engine/kinds.ts'
import { type BriefInput, briefAsText } from '../brief.ts'
import { purposeOf } from '../brief-purpose.ts'
import type { Context } from '../operation.ts'
import { type Play, reminderOf } from './angles.ts'
import type { contract } from './contract.ts'
import { type Ground, groundOf, TO_MANY } from './ground.ts'
import { noticeIn, type Told } from './notice.ts'
import { doesOf } from './opening.ts'
import { groundOfPlain, type Plain } from './plain/index.ts'
import { firstMail, type Note, type Read, withoutProof } from './read.ts'
import { requestIn } from './request.ts'
import type { Scripts } from './script.ts'
import { REMINDER } from './scripts/campaign.ts'
import { SCRIPTS } from './scripts/index.ts'
import { INVITATION } from './scripts/invitation.ts'
import { NOTICE } from './scripts/notice.ts'
import { type Frame, frameOf } from './sender.ts'
import { playFor } from './side.ts'
import type { Source } from './slots.ts'
import { winsOver } from './wins.ts'

type Input = z.output<typeof contract.input>

export interface Way {
  /** `null` for mail that is not followed up. */
  play: Play | null
  /** The same where it is more than one reminder. */
  followed: Play | null
  /** How the mails sound, followed up or not. */
  manner: Play
  frame: Frame
  ground: Ground
  scripts: Scripts
}

/** Finds how a mail is followed up. */
export function wayOf(read: Read, input: Input, note: Note | null, context: Context): Way {
  const { source, kind } = read
  if (note?.plain) return plainWay(note.plain, read, context)
  const notice = noticed(read, input, context)
  const followed = notice ? null : followedBy(read, input, note, context)
  const manner = followed ?? (TO_MANY.has(KINDS[kind].family) ? 'campaign' : 'deal')
  const frame = frameOf(source.material, source.doc, context.profile.voice, manner === 'campaign')
  const ground = standing(read, input, followed, manner, frame, notice, context)
  // A brief that names nothing to do and no page has nothing to be reminded of.
  const isAsked = !input.brief || input.brief.ask !== undefined || input.brief.link !== undefined
  const reminded = notice
    ? notice.date === null
      ? null
      : 'campaign'
    : reminderOf(kind, ground.deadline?.text ?? null, isAsked ? ground.askLine : null)
  const play = followed ?? reminded
  const usual = notice ? NOTICE : followed === play ? SCRIPTS[play ?? 'outreach'] : REMINDER
  const scripts = play === 'outreach' && isInvited(input.brief) ? { ...usual, ...INVITATION } : usual
  return { play, followed, manner, frame, ground, scripts }
}

/** The way of a brief whose steps are said in the plainest form. */
function plainWay(plain: Plain, { source }: Read, { profile }: Context): Way {
  const { play, manner, scripts } = plain
  const frame = frameOf(source.material, source.doc, profile.voice, manner === 'campaign')
  return { play, followed: play, manner, frame, ground: groundOfPlain(plain), scripts }
}

/** The news of a mail that asks nobody for an answer. */
function noticed({ source, kind }: Read, { brief, kind: named }: Input, context: Context): Told | null {
  if (brief && kind !== 'announcement') return null
  const { doc, material } = brief ? firstMail(brief, 'campaign', kind, context) : source
  return noticeIn(doc, material, brief ? kind : (doc?.kind ?? kind), named !== 'auto')
}

/** The play of more than one step; `null` where there is none. */
function followedBy(read: Read, input: Input, note: Note | null, context: Context): Play | null {
  const { source, kind } = read
  const won = playFor(
    kind,
    wordsOf(source),
    // A request to somebody who is known wins nobody over.
    !(note && kind === 'other' && purposeOf(note.sent.about) === kind) &&
      winsOver(kind, source.doc, source.material, input.audience?.relationship),
  )
  return won ?? (isRequest(read, input, context) ? 'request' : null)
}

/** What every step stands on: of a mailing, a renewal and a request from a brief their first mail. */
function standing(
  { source, kind }: Read,
  input: Input,
  followed: Play | null,
  manner: Play,
  frame: Frame,
  notice: Told | null,
  context: Context,
): Ground {
  const { brief, channels } = input
  const held = holdsProof(input, followed)
  const mailed = manner === 'campaign' || manner === 'renewal' || manner === 'request'
  const opened = brief
    ? firstMail(held ? withoutProof(brief) : brief, followed ?? manner, kind, context)
    : null
  const ground = groundOf(
    opened !== null && mailed ? opened : source,
    kind,
    frame,
    followed,
    opened ?? source,
  )
  return {
    ...ground,
    notice,
    holdsProof: held,
    ...(notice ? { points: [] } : {}),
    // A text message asks for an answer already, if only to end them: no mail before it asks for less.
    ...(channels.includes('sms') ? { look: null } : {}),
  }
}

/** Whether the one proof comes second: a stranger who is told of their trouble, or what the sender does, has enough to read. */
const holdsProof = ({ brief, existing, steps, angles }: Input, followed: Play | null): boolean =>
  followed === 'outreach' &&
  brief !== undefined &&
  (brief.problem !== undefined || doesOf(brief) !== null || /^I \p{Ll}+ /u.test(brief.about)) &&
  brief.proof?.length === 1 &&
  (existing ?? []).length === 0 &&
  steps > 1 &&
  (angles?.includes('proof') ?? true)

/** Whether somebody who is known is asked for something that can be asked again. */
function isRequest({ kind, source }: Read, { brief }: Input, context: Context): boolean {
  if (brief && brief.ask === undefined) return false
  const { doc, material } = brief ? firstMail(brief, 'request', kind, context) : source
  return requestIn(kind, doc, material) !== null
}

/** One person who is invited by name. */
const isInvited = (brief: BriefInput | undefined): boolean =>
  brief?.recipient?.name !== undefined && /^you are invited to\b/i.test(brief.about)

/** What the sender says, without what is quoted and the footer. */
const wordsOf = ({ doc, brief }: Source): string =>
  brief
    ? briefAsText(brief)
    : (doc?.sentences ?? [])
        .filter(({ field, region }) => field !== 'preheader' && region !== 'quoted' && region !== 'footer')
        .map(({ text }) => text)
        .join('\n')
