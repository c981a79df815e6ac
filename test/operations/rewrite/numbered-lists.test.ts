import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft

const STEPS =
  'Hi Ana,\n\nThis is how you set up the scanner:\n\n1. Plug in the scanner.\n2. Open the cover app.\n3. Press the green button.\n\nThe light is on after step 3. Could you tell me by Friday if it works?\n\nBest,\nTom'
const without = (phrase: string, draft = STEPS) =>
  rewritten({ kind: 'support_reply', draft, must_not_include: [phrase] })

it('a step that goes takes its number along, and those behind it are counted anew wherever the mail names them', () => {
  expect(without('Plug in')).toContain(
    'scanner:\n\n1. Open the cover app.\n2. Press the green button.\n\nThe light is on after step 2.',
  )
  expect(without('cover app')).toContain(
    'scanner:\n\n1. Plug in the scanner.\n2. Press the green button.\n\nThe light is on after step 2.',
  )
})

it('a step that the mail refers to stays, and so do steps that it names together', () => {
  expect(without('green button')).toContain('3. Press the green button.')
  const several = STEPS.replace('after step 3', 'between steps 2 and 3')
  expect(without('Plug in', several)).toContain('1. Plug in the scanner.')
})

it('an item of a list without numbers goes with its mark', () => {
  const bullets = STEPS.replace(/\d\. (?=[A-Z])/g, '- ').replace(' after step 3', '')
  expect(without('cover app', bullets)).toContain(
    '- Plug in the scanner.\n- Press the green button.\n\nThe light',
  )
  expect(without('green button', bullets)).toContain('- Open the cover app.\n\nThe light')
})

it('a numbered list in HTML is counted by the mail program, and what names a step by the rewrite', () => {
  const html =
    '<p>Hi Ana,</p><p>This is how you set up the scanner:</p><ol><li>Plug in the scanner.</li><li>Open the cover app.</li><li>Press the green button.</li></ol><p>The light is on after step 3. Could you tell me by Friday if it works?</p><p>Best,<br>Tom</p>'
  const text = without('cover app', html)
  expect(text).toContain('<li>Plug in the scanner.</li><li>Press the green button.</li></ol>')
  expect(text).toContain('after step 2.')
})
