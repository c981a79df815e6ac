/** Words in the place of a past participle: which are one, and which only look like one. All in lower case. */
import { words } from '../word-set.ts'

/** Irregular past participles of transitive verbs. Left out: those that read as noun or adjective (`cost`, `ground`, `upset`). */
export const IRREGULAR = words(
  'awoken beaten begun bent bitten bled blown bought bred broadcast broken brought built burnt burst cast caught ' +
    'chosen cut dealt done drawn driven dug eaten fed felt flown forbidden forecast foreseen forgiven forgotten fought ' +
    'found freed frozen given grown guaranteed handwritten heard held hidden hit hung hurt kept knit known laid learnt ' +
    'led left lent let lit lost made meant met mislaid misled misread misspelt mistaught misunderstood mown offset ' +
    'outbid outdone outgrown outsold outspent overcome overdone overheard overpaid overridden overseen oversold ' +
    'overtaken overthrown paid preset proofread proven put read rebuilt recast redone redrawn refereed remade repaid ' +
    'reread rerun resold reset respent retaken rethought retold reworn rewound rewritten ridden run rung said sawn seen ' +
    'sent set sewn shaken shed shot shown shrunk shut slain slit sold sought sown spelt spent spilt split spoilt spoken ' +
    'spread spun stolen strewn struck strung stuck stung sung sunk swept swollen sworn swung taken taught thought ' +
    'thrown told torn trodden undercut understood undertaken underwritten undone unwound upheld withdrawn withheld ' +
    'woken won worn woven written wrung',
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
    'stunned surprised talented tempted terrified thrilled tired touched troubled worried',
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
