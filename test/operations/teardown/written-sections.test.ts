/** What a teardown writes in place of a section. */
import { expect, it } from 'vitest'
import { teardown } from './ask.ts'

it('a part that is added begins with its own first word', () => {
  const draft =
    'Hi Greta,\n\nYour second house in Lübeck opened in May. We measure what each floor uses.\n\nYou can book here: https://lumora.example.com/paul\n\nBest,\nPaul Renner'
  const footer = teardown({ kind: 'cold_outreach', draft }).sections.find(({ id }) => id === 'footer')
  expect(footer?.rewrite).toMatch(/^\p{Lu}/u)
})

it('writes no word into a section that is only guessed at', () => {
  const draft =
    'Hi Ana,\n\nThe bakery opens at seven from Monday.\n\nFrom 1 December you can also preorder stollen, in 500 g and 1 kg, which we recieve fresh from Dresden.\n\nBest,\nTom'
  const { sections } = teardown({ draft })
  const texts = sections.flatMap(({ rewrite }) => rewrite ?? [])
  expect(texts.join(' ')).toContain('receive fresh')
  expect(texts.join(' ')).not.toContain('stolen')
})
