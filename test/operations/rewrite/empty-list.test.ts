import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (draft: string) =>
  local(contract.input.parse({ kind: 'cold_outreach', subject: 'Dock plans', draft }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants[0]

const mail = (list: string) =>
  `Hi Jens,\n\nYour dock in Graz took on 40 more trucks in May. We plan the gates for yards of that size.\n\n${list}\n\nBrandt cut the wait from 43 minutes to 11.\n\nCould we talk on Tuesday at ten?\n\nTom`

describe('a list of claims', () => {
  it('goes with the line that leads to it where no item says anything', () => {
    const after = rewritten(
      mail(
        "Here's what sets us apart:\n- Tailored solutions designed to meet your unique needs\n- Unparalleled customer support\n- **Boost efficiency**: Streamline your workflows",
      ),
    )?.draft
    expect(after).not.toMatch(/sets us apart|Tailored|support|Streamline/)
    expect(after).toContain('yards of that size.\n\nBrandt cut')
  })

  it('goes from an HTML mail with its element', () => {
    const after = rewritten(
      "<p>Hi Jens,</p><p>Your dock in Graz took on 40 more trucks in May. We plan the gates for yards of that size.</p><p>Here's what sets us apart:</p><ul><li>Tailored solutions designed to meet your unique needs</li><li>Unparalleled customer support</li></ul><p>Brandt cut the wait from 43 minutes to 11.</p><p>Could we talk on Tuesday at ten?</p><p>Tom</p>",
    )?.draft
    expect(after).not.toMatch(/<ul|<li|sets us apart/)
    expect(after).toContain('size.</p><p>Brandt')
  })

  it.each([
    ['a figure', '- Unparalleled support from 40 people\n- Tailored solutions for your unique needs'],
    ['a name', '- Unparalleled support from Ana in Graz\n- Tailored solutions for your unique needs'],
    ['a link', '- Unparalleled support: https://dock.example/a\n- Tailored solutions for your unique needs'],
    ['a merge tag', '- Unparalleled support for {{company}}\n- Tailored solutions for your unique needs'],
    [
      'what it does',
      '- Plans each gate the evening before\n- Texts the driver the slot\n- Unparalleled support',
    ],
  ])('stays where an item holds %s', (_, list) => {
    expect(rewritten(mail(`What you get:\n${list}`))?.draft).toContain('What you get:')
  })
})
