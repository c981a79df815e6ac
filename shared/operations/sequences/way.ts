/** How a mail is followed up: by which play, with whose words, and on what it stands. */
import type { z } from 'zod'
import { KINDS } from '../../engine/kinds.ts'
import type { Context } from '../operation.ts'
import { type Play, reminderOf } from './angles.ts'
import type { contract } from './contract.ts'
import { type Ground, groundOf, TO_MANY } from './ground.ts'
import { noticeIn, type Told } from './notice.ts'
import { groundOfPlain, type Plain } from './plain/index.ts'
import { firstMail, type Note, type Read } from './read.ts'
import { requestIn } from './request.ts'
import type { Scripts } from './script.ts'
import { REMINDER } from './scripts/campaign.ts'
import { SCRIPTS } from './scripts/index.ts'
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
  if (note !== null) return wayOfBrief(note.plain, read, input, context)
  const notice = noticeIn(source.doc, source.material, source.doc?.kind ?? kind, input.kind !== 'auto')
  const followed = notice ? null : followedBy(read)
  const manner = followed ?? (TO_MANY.has(KINDS[kind].family) ? 'campaign' : 'deal')
  const frame = frameOf(source.material, source.doc, context.profile.voice, manner === 'campaign')
  const ground = standing(groundOf(source, kind, frame, followed), notice, input)
  const reminded = notice ? ofNotice(notice) : reminderOf(kind, ground.deadline?.text ?? null, ground.askLine)
  const play = followed ?? reminded
  const scripts = notice ? NOTICE : followed === play ? SCRIPTS[play ?? 'outreach'] : REMINDER
  return { play, followed, manner, frame, ground, scripts }
}

/** The way of a brief: each step is said in the plainest form, and news is followed like the mail that tells it. */
function wayOfBrief(plain: Plain, { source, kind }: Read, input: Input, context: Context): Way {
  const { play, manner, scripts } = plain
  const frame = frameOf(source.material, source.doc, context.profile.voice, manner === 'campaign')
  const opened = kind === 'announcement' ? firstMail(plain.opening, context) : null
  const notice = opened && noticeIn(opened.doc, opened.material, kind, input.kind !== 'auto')
  if (!opened || !notice)
    return { play, followed: play, manner, frame, ground: groundOfPlain(plain), scripts }
  const ground = standing(groundOf(opened, kind, frame, null), notice, input)
  return { play: ofNotice(notice), followed: null, manner, frame, ground, scripts: NOTICE }
}

const ofNotice = ({ date }: Told): Play | null => (date === null ? null : 'campaign')

/** The play of more than one step; `null` where there is none. */
function followedBy({ source, kind }: Read): Play | null {
  const { doc, material, audience } = source
  const won = playFor(kind, wordsOf(source), winsOver(kind, doc, material, audience?.relationship))
  return won ?? (requestIn(kind, doc, material) === null ? null : 'request')
}

const standing = (ground: Ground, notice: Told | null, { channels }: Input): Ground => ({
  ...ground,
  notice,
  ...(notice ? { points: [] } : {}),
  // A text message asks for an answer already, if only to end them: no mail before it asks for less.
  ...(channels.includes('sms') ? { look: null } : {}),
})

/** What the sender says, without what is quoted and the footer. */
const wordsOf = ({ doc }: Source): string =>
  (doc?.sentences ?? [])
    .filter(({ field, region }) => field !== 'preheader' && region !== 'quoted' && region !== 'footer')
    .map(({ text }) => text)
    .join('\n')
