/** Words the features count. Lower case, straight apostrophes; our own selection of common English words. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

export const WORDS = {
  /** Point at something without naming it. */
  pointing: words("this these that's those here here's there's such"),
  /** Stand where a name or a thing could stand. */
  vague: words(
    `thing things stuff something someone somebody somehow somewhere anything everything everyone everybody nothing
    nobody whatever whoever way ways one ones it it's`,
  ),
  /** Promise a surprise and keep it back. */
  teasing: words(
    `secret secrets reveal reveals revealed surprising surprise surprised shocking shocked unexpected guess happens
    happened next until wait truth really actually exactly finally turns never wonder why believe imagine`,
  ),
  /** Praise without measure. */
  loud: words(
    `amazing awesome incredible unbelievable epic brilliant perfect perfectly best greatest beautiful beautifully
    stunning gorgeous hilarious fantastic wonderful powerful inspiring genius insane insanely ultimate adorable
    extraordinary remarkable magical mind-blowing jaw-dropping heartwarming lovely great`,
  ),
  /** Name harm, loss or fear. */
  dark: words(
    `bad worse worst wrong hate hated hates hurt hurts pain painful die dies died dead death kill kills killed
    killing war fear afraid scary scared terrifying terrible horrible awful sad sick disease cancer fail fails failed
    failing lose loses lost losing problem problems crisis danger dangerous attack attacked abuse racist racism sexist
    rape violence violent victim shame ashamed angry anger rage crime prison jail guilty cruel ugly disgusting gross
    stupid broke broken poor poverty cry crying cried suffer suffering struggle threat warning mistake mistakes late
    error errors overdue expire expires expired`,
  ),
  /** People, by kin, age or trade. */
  people: words(
    `man men woman women guy guys girl girls boy boys kid kids child children baby mom mother dad father parents son
    daughter wife husband brother sister teen teens teenager teacher teachers doctor nurse student students cop cops
    soldier soldiers lady dude friend friends family neighbor people person`,
  ),
  /** One person who is neither reader nor writer. */
  third: words("he she him his her hers himself herself he's she's he'd she'd he'll she'll"),
  /** Forms of content: the line says what will be seen. */
  medium: words(
    `video watch photo photos picture pictures chart charts map graph song speech cartoon infographic ad comic poem
    guide checklist webinar podcast report ebook recording slides`,
  ),
  negation: words(
    `not no never nobody nothing none isn't aren't wasn't weren't don't doesn't didn't can't cannot couldn't won't
    wouldn't shouldn't hasn't haven't hadn't without ain't`,
  ),
  /** The writer alone, the writer's side, and the reader. */
  self: words("i i'm i've i'd i'll me my mine myself"),
  side: words("we we're we've we'd we'll us our ours ourselves"),
  reader: words("you you're you've you'd you'll your yours yourself"),
} as const

/** Tell the reader to do something, as the first word. */
export const ORDERS = words(
  `watch see look listen meet check take get read learn find discover try join save stop start think let let's imagine
  remember don't know share help ask tell show give put make buy shop claim book grab come click hear`,
)

/** First words of a question, asked or told. */
export const QUESTION_WORDS = words("how why what when where who which what's who's how's where's")
