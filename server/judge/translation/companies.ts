/** Companies that a sentence names with their legal form, which no language translates. */

const FORM =
  /^(?:gmbh|mbh|ag|kg|kgaa|ohg|ug|se|ltd|limited|inc|llc|llp|corp|plc|sarl|sas|spa|srl|bv|nv|ab|oy|oyj|aps)$/i
/** Words of a name that are looked for before its form. */
const WORDS = 4

/** The capitalised words right before each legal form, in lower case. */
export function companiesIn(text: string): Set<string> {
  const words = text.split(/[\s,()“”„"]+/u).map((word) => word.replace(/[.;:!?]+$/u, ''))
  const found = new Set<string>()
  for (const [i, word] of words.entries()) {
    if (!FORM.test(word.replaceAll('.', '')) || !/^\p{Lu}/u.test(word)) continue
    for (let at = i - 1; at >= 0 && at >= i - WORDS; at--) {
      const name = words[at] ?? ''
      if (!/^(?:[\p{Lu}\p{N}]|&$)/u.test(name)) break
      // An article with a capital begins the sentence and no name.
      if (at > 0 || !ARTICLE.test(name)) found.add(name.toLowerCase())
    }
  }
  return found
}

const ARTICLE =
  /^(?:the|our|your|at|der|die|das|den|dem|bei|ihre?|unsere?|la|le|el|il|lo|de|het|a|o|wir|für|mit|von)$/i

/** Whether a company lost a word of its name or another came in its place. */
export const otherCompany = (source: string, text: string): boolean =>
  lacks(text, companiesIn(source)) || lacks(source, companiesIn(text))

function lacks(text: string, names: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase()
  return [...names].some((name) => name !== '&' && !FORM.test(name) && !lower.includes(name))
}
