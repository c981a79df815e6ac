/** Measured habits, in words. */
import type { CallAnswer } from '#shared/api/client.ts'

type Habits = CallAnswer<'POST /v1/brand-voices/learn'>['habits']
type UsualLine = Habits['greeting']

const percent = (share: number): string => `${Math.round(share * 100)} %`
const usual = (line: UsualLine): string =>
  line === null ? 'No usual way' : `“${line.text}” in ${percent(line.share)} of the mails`
const listed = (items: readonly string[]): string => (items.length === 0 ? 'None' : items.join(', '))

/** Name and value of each habit. Figures are those of the answer, rounded as it rounds them. */
export function habitsInWords(habits: Habits): [name: string, text: string][] {
  const { sentence_words, contractions, person, punctuation } = habits
  const marks = Object.entries(punctuation).filter(([, count]) => count > 0)
  return [
    ['Mails', `${habits.mails}, with ${habits.words.toLocaleString('en-US')} words`],
    ['Tone', habits.formality],
    [
      'Sentences',
      `${sentence_words.mean} words on average; nine of ten have at most ${sentence_words.longest_usual}`,
    ],
    ['Reading grade', habits.reading_grade === null ? 'Only told for English' : String(habits.reading_grade)],
    ['Contractions', `${contractions.short} short, ${contractions.written_out} written out`],
    ['Speaks of', `I ${person.i}, we ${person.we}, you ${person.you} in 100 words`],
    ['Begins', usual(habits.greeting)],
    ['Ends', usual(habits.signoff)],
    [
      'Marks in 100 sentences',
      listed(marks.map(([name, count]) => `${count} ${count === 1 ? name.replace(/s$/, '') : name}`)),
    ],
    ['Emoji in a mail', String(habits.emoji)],
    ['Words that come back', listed(habits.favourite_terms.map(({ term, mails }) => `${term} (${mails})`))],
    ['Never said', listed(habits.avoided_terms.map(({ term, use }) => `${term}, but ${use}`))],
  ]
}
