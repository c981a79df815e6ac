/** Verbs that take “not” and “n't” behind them. */
export const NEGATED_VERBS = 'do does did is are was were have has had would could should'.split(' ')

/** Pairs of written-out and contracted forms that mean the same in any sentence. */
export const CONTRACTIONS: readonly (readonly [full: string, short: string])[] = [
  ...NEGATED_VERBS.map((verb) => [`${verb} not`, `${verb}n't`] as const),
  ['will not', "won't"],
  ['can not', "can't"],
  ['cannot', "can't"],
  ['i am', "I'm"],
  ['i have been', "I've been"],
  ['i will', "I'll"],
  ['we are', "we're"],
  ['we have been', "we've been"],
  ['we will', "we'll"],
  ['you are', "you're"],
  ['you will', "you'll"],
  ['they are', "they're"],
  ['they will', "they'll"],
  ['it is', "it's"],
  ['it will', "it'll"],
  ['that is', "that's"],
]
