import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const drafts = (request: Request, angle: string) =>
  local(contract.input.parse({ ...request, variants: 5 }), { profile: DEFAULT_PROFILE, dictionary })
    .result.variants.filter((variant) => variant.angle === angle)
    .map(({ draft }) => draft)

describe('a variant in another order', () => {
  const press = (result: string): Request => ({
    kind: 'press_pitch',
    subject: 'Hedgehogs in gardens',
    draft: `Hi Rowan,\n\nYour March piece on ponds ended with a question: is anyone counting?\n\n${result}\n\nThe report comes out on Wednesday 6 May.\n\nWould you like the draft report under embargo?\n\nJosephine`,
  })
  const counted = 'Volunteers in Shropshire ran night cameras in 1,204 gardens for a year.'

  it('leads with a result that can be read there', () => {
    const [draft] = drafts(press(counted), 'result first')
    expect(draft).toMatch(/^Hi Rowan,\n\nVolunteers in Shropshire ran night cameras/)
    expect(draft?.split('Volunteers')).toHaveLength(2)
  })

  it.each([
    'They ran night cameras in 1,204 gardens.',
    'We ran night cameras in 1,204 gardens for a year.',
    'Done: volunteers in Shropshire ran night cameras in 1,204 gardens for a year.',
    'Here is what we did. Volunteers in Shropshire ran night cameras in 1,204 gardens for a year.',
  ])('leads with nothing that leans on the mail, begins with the sender, or was announced: %s', (result) =>
    expect(drafts(press(result), 'result first')).toEqual([]),
  )

  it('has its result behind the name, and not where “their” is then nobody’s', () => {
    const [draft] = drafts(press(counted), 'with a postscript')
    expect(draft).toMatch(/Josephine\n\nP\.S\. Volunteers in Shropshire .* a year\.$/)
    expect(
      drafts(
        {
          kind: 'cold_outreach',
          subject: 'Damaged pallets at Goole',
          draft:
            'Hi Priya,\n\nDamage claims eat most of your Friday.\n\nWe make a claims form that drivers fill in on the bay.\n\nHarcastle Haulage went from 43 days to 11 on claims under £2,000.\n\nShall I send you their figures?\n\nTom',
        },
        'with a postscript',
      ),
    ).toEqual([])
  })

  const proposal = (row: string): Request => ({
    kind: 'proposal',
    subject: 'Website of the Harbour Museum',
    draft: `Dear Mr Okafor,\n\nthank you for the talk on Monday. ${row} The ticket shop is finished by 30 September.\n\nWhich of the three would you like to start with?\n\nNadia`,
  })

  it('has a row of things as a list', () => {
    const [draft] = drafts(
      proposal('It has three parts: the ticket shop, the page for schools and the archive.'),
      'with a list',
    )
    expect(draft).toContain(
      'It has three parts:\n\n- the ticket shop\n- the page for schools\n- the archive\n\nThe ticket shop',
    )
  })

  it.each([
    'The short version: the launch stays on Monday, June 8, and we cut the loyalty module.',
    'New this year: swimming on Tuesdays and Thursdays from 6 am, and a course.',
    'It has two parts: the shop and the archive.',
  ])('makes no list of what is no row of three things: %s', (row) =>
    expect(drafts(proposal(row), 'with a list')).toEqual([]),
  )

  it('has another label for the same link, in the sender’s voice', () => {
    const found = ['another label', 'a further label'].flatMap((angle) =>
      drafts(
        {
          kind: 'event_invitation',
          subject: 'Open evening at the observatory, 18 October',
          draft:
            'Hello,\n\nOn Saturday 18 October the big dome is open until midnight. Tickets are £8.\n\nRead more: https://dome.example/october\n\nThe observatory\nUnsubscribe: https://dome.example/u',
        },
        angle,
      ),
    )
    expect(found.length).toBeGreaterThan(0)
    for (const draft of found) {
      expect(draft).toContain('https://dome.example/october')
      expect(draft).not.toMatch(/Read more|\bmy\b/)
    }
  })
})
