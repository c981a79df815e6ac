/** Words in the place of a past participle: which are one, and which only look like one. All in lower case. */
import { words } from '../word-set.ts'

/** Irregular participles that make no passive: nothing is done to anybody, or they read as noun or adjective. */
export const NO_PASSIVE = words(
  'arisen become been come cost drunk fallen gone got gotten had mistaken overdrawn risen sat slept stood wound',
)

/** Adjectives of feeling or character: never a passive, not even before `by`. */
export const FEELINGS = words(
  'accomplished accustomed acquainted addicted agitated alarmed amazed amused annoyed appalled ashamed astonished ' +
    'astounded baffled beloved bewildered biased bored bothered captivated charmed concerned confused contented ' +
    'convinced delighted depressed devastated disappointed discouraged disgusted disheartened disinclined ' +
    'disinterested dismayed dissatisfied distressed disturbed elated embarrassed enthused exasperated excited exhausted ' +
    'experienced fascinated fatigued flattered frightened frustrated gifted gratified heartened honored honoured ' +
    'hooked horrified humbled hyped impressed inclined infatuated interested intrigued irritated jaded minded mortified ' +
    'motivated mystified obsessed opposed outraged overjoyed overwhelmed panicked perplexed petrified pleased psyched ' +
    'puzzled reassured relaxed relieved saddened satisfied scared seasoned shocked skilled startled stoked stressed ' +
    'stunned surprised swamped talented tempted terrified thrilled tired touched troubled worried',
)

/** Adjectives of state: a passive only before `by`, as in `is limited by`. */
export const STATES = words(
  'advanced affiliated aged aligned allied antiquated armed assorted assured attached balanced based blessed bound ' +
    'centered centred closed committed complicated composed concentrated connected crowded dated deceased dedicated ' +
    'deserted detailed determined devoted distinguished divorced done dressed educated enclosed engaged entitled ' +
    'equipped esteemed finished focused focussed furnished geared grounded headed inspired involved isolated jammed ' +
    'learned limited located lost married meant mixed oriented orientated outdated outmoded packed poised prepared ' +
    'privileged qualified related renowned reputed respected retired rooted rushed situated sophisticated stuck suited ' +
    'supposed united varied',
)

/** Words in -ed that are no participle. */
export const NOT_PARTICIPLES = words(
  'ahmed alfred crooked dogged embed hatred hundred jagged jared kindred manfred mildred mohamed mohammed muhammed ' +
    'naked ragged rugged sacred wicked wilfred winifred wretched',
)

/** Verbs in un-: other -ed words that begin so are adjectives, as `unexpected`. */
export const UNDOING = words(
  'unblocked uncovered undressed unearthed unfolded unified uninstalled unleashed unlinked unloaded unlocked unmasked ' +
    'unmuted unpacked unpinned unplugged unraveled unravelled unsubscribed untangled unveiled unwrapped unzipped',
)

/** What follows `get` as an adjective or an idiom and not as a passive. */
export const GET_IDIOMS = words(
  'acquainted engaged hurt left lost married read run set split spread started stuck',
)
