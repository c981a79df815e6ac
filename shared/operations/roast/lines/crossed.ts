/** Sentences built of two parts, so that a few good halves make many whole lines. */

/** Every beginning with every end. An end brings the mark or word it is joined by: `; start there`. */
export const crossed = (heads: readonly string[], tails: readonly string[]): readonly string[] =>
  heads.flatMap((head) => tails.map((tail) => head + tail))
