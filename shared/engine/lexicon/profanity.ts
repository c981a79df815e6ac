/** Swear words by their weight, and words that demean whole groups of people. The note tells how a word is judged. */
import { type EntrySource, lexicon } from '../phrases.ts'
import { words } from '../word-set.ts'

/** Judged by their note: `strong`, `mild`, `slur` or `threat`. */
const NOTES: Record<string, readonly string[]> = {
  strong: [
    '(fuck|fucks|fucked|fucker|fuckers|fucking|fuckin|fuckface|fuckwit|fuckwits|fuckup|fuckups|fuck-up|fuck-ups|fuckery|clusterfuck|clusterfucks)',
    '(motherfucker|motherfuckers|motherfucking|motherfuckin|fck|fcking|fcked|fuk|fukin|fuking|stfu|gtfo)',
    '(shit|shits|shitting|shitted|shitty|shittier|shittiest|shite|shitter|shithead|shitheads|shithole|shitholes|shitload|shitloads|shitshow|shitstorm|shitless)',
    '(bullshit|bullshits|bullshitting|bullshitter|bullshitters|horseshit|batshit|apeshit|chickenshit|dogshit|dipshit|dipshits)',
    '(cunt|cunts|cunty|twat|twats|wank|wanker|wankers|wanking|bellend|bellends|knobhead|knobheads|tosser|tossers)',
    '(asshole|assholes|arsehole|arseholes|dumbass|dumbasses|jackass|jackasses|fatass|lardass|asshat|asshats|asswipe|asswipes)',
    '(bitch|bitches|bitching|bitched|bitchy|bastard|bastards|whore|whores|slut|sluts|slutty|skank|skanks|cocksucker|cocksuckers)',
    '(dick|dicks|dickhead|dickheads|douche|douchebag|douchebags|scumbag|scumbags)',
    '(you|such a|little|complete|total) prick',
    '(you|such a) (pussy|pussies)',
  ],
  mild: [
    '(damn|damned|dammit|goddamn|goddamned|damnit)',
    '(hell|bloody|crap|crappy|bollocks|bugger|buggered|arse|arsed|arses|frigging|friggin|freaking|freakin|effing|feckin|fecking|wtf|omfg|lmfao)',
    '(piss|pissed|pissing|half-assed|half-arsed|badass|kick-ass|smartass)',
    '(my|your|his|her|our|their|kick|kicks|kicked|lazy|big|pain in the) (ass|asses)',
    'sod off',
  ],
  slur: [
    '(nigger|niggers|nigga|niggas|kike|kikes|spic|spics|wetback|wetbacks|gook|gooks|raghead|ragheads|towelhead|towelheads|paki|pakis|wog|wogs|pikey|pikeys|darkie|darkies)',
    '(faggot|faggots|tranny|trannies|shemale|shemales|retard|retards|libtard|libtards|mongoloid|mongoloids|subhuman|subhumans|feminazi|feminazis)',
  ],
  threat: [
    '(kill|hang) yourself',
    "(i will|i'll|we will|we'll) (kill|hurt|destroy|ruin) you",
    '(i|we) hope you (die|rot|choke)',
    '(drop dead|go and die|go die|kys)',
    'rot in hell',
  ],
}

export const PROFANITY = lexicon(
  'profanity',
  Object.fromEntries(
    Object.entries(NOTES).flatMap(([note, patterns]) =>
      patterns.map((pattern): [string, EntrySource] => [pattern, { note }]),
    ),
  ),
)

/** Words that are also names when written with a capital: “Dick Smith”, “Kike Hernández”, “Bloody Mary”. */
export const ALSO_NAMES: ReadonlySet<string> = words(
  'dick dicks kike hell bloody paki spic bastard wog retard bugger damn',
)

/** What makes a word plain by standing behind it: “spic and span”, “a bloody nose”. */
export const PLAIN_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  spic: new Set(['and', 'n']),
  bloody: words('nose noses hand hands knee knees battle war wars marys shirt'),
  damned: new Set(['if']),
}
