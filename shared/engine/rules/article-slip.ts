import type { Token } from '../doc.ts'
import { at } from '../finding.ts'
import { firstSound } from '../measures/first-sound.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

const QUOTES = '"\'“‘«*_'
/** After these, or at the start, `an` is an article and not a hurried `and`. */
const BEFORE_ARTICLE = new Set(
  "is are was were be been as with for of to in on at by from into than like have has had get need want just such what quite half after about over not also only even still me us him her them send sent give make made see take find use using it's that's i'm we're you're".split(
    ' ',
  ),
)

/** The token the article belongs to, an opening quotation mark skipped. */
function nounAfter(tokens: readonly Token[], article: number): Token | undefined {
  const next = tokens[article + 1]
  return next?.kind === 'mark' && QUOTES.includes(next.text) ? tokens[article + 2] : next
}

/** `plan A`, `a/b`, `vitamin a,`: the letter, not the article. */
function isLetter(tokens: readonly Token[], i: number): boolean {
  const { text, end } = tokens[i] as Token
  const before = tokens[i - 1]
  if (before !== undefined && text.startsWith('A'))
    return before.kind !== 'mark' || before.text === '/' || before.text === '&'
  return before?.text === '/' || before?.text === '(' || tokens[i + 1]?.start === end
}

export default defineRule({
  id: 'article-slip',
  dimension: 'correctness',
  severity: 'error',
  // The sense is clear all the same.
  cost: { each: 4, cap: 12 },
  summary: 'The wrong one of “a” and “an”.',
  why: 'The choice between “a” and “an” follows the sound of the next word. The wrong one makes your reader trip, and looks like a sentence that was half rewritten.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  needs: 'article',
  sentence: (sentence) => {
    const { tokens } = sentence
    const found: Finding[] = []
    for (let i = 0; i < tokens.length - 1; i++) {
      const article = tokens[i] as Token
      if ((article.lower !== 'a' && article.lower !== 'an') || article.text === 'AN' || isLetter(tokens, i))
        continue
      const noun = nounAfter(tokens, i)
      const sound = noun === undefined ? null : firstSound(noun)
      if (noun === undefined || sound === null || sound === (article.lower === 'an' ? 'vowel' : 'consonant'))
        continue
      const right = sound === 'vowel' ? 'an' : 'a'
      const written = article.text.startsWith('A') ? right.replace('a', 'A') : right
      const before = tokens[i - 1]
      const safe = right === 'an' || before === undefined || BEFORE_ARTICLE.has(before.lower)
      const fixes = [{ label: `Use “${written}”`, replacement: written, safe }]
      if (!safe) fixes.push({ label: 'Use “and”', replacement: 'and', safe })
      const message = `“${noun.text}” begins with a ${sound} sound: “${right} ${noun.text}”.`
      found.push(at(sentence, i, i + 1, { message, fixes }))
    }
    return found
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Could you spare a hour on Tuesday? It is an unique chance to see the plant.',
      marks: ['a', 'an'],
      fixed: 'Could you spare an hour on Tuesday? It is a unique chance to see the plant.',
    },
    {
      draft: 'We send a 8-week plan, a NDA and an URL for the upload.',
      marks: ['a', 'a', 'an'],
      fixed: 'We send an 8-week plan, an NDA and a URL for the upload.',
    },
    {
      draft: { subject: 'A update on your order', draft: 'It ships today.' },
      marks: ['A'],
      fixed: 'An update on your order',
    },
    { draft: 'It was an European law, with a “honest” label.', marks: ['an', 'a'] },
    {
      draft: 'We got a HMRC letter about the tax on Monday, and a MVP by Friday.',
      marks: ['a', 'a'],
      fixed: 'We got an HMRC letter about the tax on Monday, and an MVP by Friday.',
    },
  ],
  passes: [
    'We ran an hour-long workshop at a university for an MBA class, with a SaaS vendor and an 8-week plan.',
    'It is an 11-person team, a one-off fee, an honest answer, a European law, an FAQ and an X-ray.',
    'She runs a UK charity, signed an NDA, opened a URL and paid an $80 fee in a 1990s hall.',
    'Send {{ sender }} a {{ offer }} and an [amount].',
    'Plan A is cheaper. Vitamin A, plan a or b, and an a/b test: a FREE offer, a HUGE SALE, an LED lamp, a LED lamp.',
    'It was an unimportant detail in an unidentified file, an uninstall away from a useful, usual tool.',
    'An heir, an honorary member and a historic or an historic town; an herb or a herb; a Ukrainian user.',
    'That is an MSc, an mRNA vaccine, a eulogy, a once-in-a-lifetime trip and a ewe.',
  ],
}
