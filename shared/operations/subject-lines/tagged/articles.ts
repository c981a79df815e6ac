/** Articles that a heading leaves out and a person would not. */

const BEHIND =
  /\b(of|in|on|at|to|for|from|with|by|about|into|over|under|after|before|between|through|behind|near|outside|inside) ([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu
const ARTICLES = ['the', 'a', 'an', 'our', 'my']

/**
 * The heading with the articles that its sentence has behind prepositions: `Noise from the bar`, and not `Noise from
 * bar`. Elsewhere a heading does well without: `File server moved`.
 */
export function withArticles(heading: string, sentence: string): string {
  const said = ` ${sentence.toLowerCase().replaceAll(/\s+/g, ' ')} `
  return heading.replaceAll(BEHIND, (bare: string, preposition: string, next: string) => {
    const article = ARTICLES.find((each) =>
      said.includes(` ${preposition.toLowerCase()} ${each} ${next.toLowerCase()}`),
    )
    return article === undefined ? bare : `${preposition} ${article} ${next}`
  })
}
