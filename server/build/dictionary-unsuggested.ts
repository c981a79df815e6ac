/**
 * Words that are spelt right but would embarrass as a suggestion, beside those hunspell marks itself: one
 * letter away from `annual`, `public` or `shift` is not what the writer wants to read.
 */
const TEXT = `
anal anus arse arses ass asses bastard bastards bitch bitches bitching bollocks boner boob boobs bra bugger
buggered clit clitoris cock cocks condom coolie crap crappy cum cums cunts damn damned dick dicks dildo
dildos dyke dykes erect erotic erotica fag faggot faggots fags fart farted farts fornicate gook gooks gypped
hooker hookers horny incest jap japs jerk kike kikes masturbate molest molested naked nazi nazis negro
nigger niggers nude nudes nudity orgasm orgasms orgies orgy pansy pee penile penis penises perv pervert piss
pissed pissing poo poof poop porn porno prick pricks prostitute pubes pubic pussies pussy rape raped raper
rapes raping rapist rapists rectal rectum retard retarded retards screwed scrotum semen sex sexed sexes
sexist sexy slut sluts slutty spastic sperm spic spics spunk stripper suck sucked sucker sucks teat teats
testicle tit tits titty tosser turd turds twat twats urine vagina vaginal vulva wank wanker wanking wetback
whore whores whoring yid yids
`

/** In lower case. */
export const BLUSHES: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/))
