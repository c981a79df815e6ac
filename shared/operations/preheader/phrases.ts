/** Words that decide whether a sentence can stand alone after a subject. Lower case. */
import { words } from '../../engine/word-set.ts'

/** Opens a sentence that leans on the one before it. */
export const LEANING = words(
  "this that these those it its it's they their they're them he she his her so but however therefore thus also and or then instead otherwise " +
    "which such both either neither yet still nor hence besides meanwhile mine yours ours theirs there there's here here's below above again too same similarly " +
    "upon finally lastly secondly thirdly next otherwise as because although though whereas who whose that's unless p.s ps",
)

/** Stands for something named earlier; early in a sentence it leaves the reader guessing. */
export const POINTING = words(
  "it they them he she him this that these those ones both neither either it's he's she's they're they've",
)

/** A clause that begins with one of these is half a thought without the other clause. */
export const HALF = words(
  'if when while once after before although though because since unless until as whether with without for from by to in on at whoever whatever wherever despite during rather not',
)

/**
 * Behind a comma these begin a clause that can be left out, what stands before it being whole. None of them turns it round:
 * “The plan goes up in January” is half the truth of “…, but if you renew by then we hold your price”.
 */
export const JOINERS = words('so because which who where while whereas since without including')
/** Behind a plain `and` these begin a second thing said of the same subject. */
export const SECOND_VERBS = words('is are was were has have had will can')
/** Within a line these lean on what stood before it: “Register anyway”. */
export const ECHOES = words('anyway instead either otherwise too')
/** `and` does so only before a new subject. */
export const SUBJECTS = words(
  "i we you it they he she there i'm we're you're it's they're i'll we'll you'll i've we've you've",
)

/** Lines of templates and law, which say nothing of the mail. */
export const TEMPLATE_LINES: readonly string[] = [
  'in your browser',
  'in a browser',
  'view online',
  'view this email',
  'read online',
  'web version',
  'trouble viewing',
  'trouble reading',
  'having trouble',
  'images not',
  'display images',
  'unsubscribe',
  'opt out',
  'no longer wish',
  'stop receiving',
  'you are receiving',
  'you received this',
  'you get this',
  'email preferences',
  'address book',
  'safe sender',
  'all rights reserved',
  'terms apply',
  'terms and conditions',
  'privacy policy',
  'do not reply',
  'follow us',
  'trademark',
  'trade-mark',
  'registered',
  'solicitation',
  'herein',
  'shall be construed',
  'copyright',
  'while stocks last',
  'known issues',
  'financial advice',
  'p.s.',
  'like us on',
  'replies will',
  'refer to your',
  'approved form',
  'refer to the',
]

/** Thanks, wishes and waiting; no reader opens a mail for them. */
export const EMPTY_LINES: readonly string[] = [
  'thank you',
  'thanks for',
  'many thanks',
  'hope you',
  'hope this',
  'hope your',
  'look forward',
  'looking forward',
  'sorry for',
  'sorry about',
  'any inconvenience',
  'any questions',
  'have questions',
  'got questions',
  'hesitate',
  'reach out',
  'please be advised',
  'writing to you',
  'writing in relation',
  'we are pleased',
  'we are excited',
  "we're excited",
  'excited to announce',
  'valued member',
  'valued customer',
  'welcome to the',
  'good luck',
  'happy new year',
  'happy holidays',
  'merry christmas',
  'see you',
  'have a great',
  'have a good',
  'happy reading',
  'feel free',
  'apologi',
  'hit reply',
  'reply here',
  'click here',
  'one last thing',
  'one more thing',
  'read on',
  'read more',
  'scroll down',
  'important to us',
  'congratulations',
  'appreciated',
  'every little helps',
  'xoxo',
  'hope all',
  'thanking you',
  'no hard feelings',
  "won't write again",
  "won't email again",
  'stop emailing',
  'just say so',
  "don't bother",
  'the same thing.',
  'follow up with',
  'just following up',
  'checking in',
  'touch base',
  'circle back',
  'circling back',
  'is hectic',
  'pretty flexible',
  'sent with',
]
