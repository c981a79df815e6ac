import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewritten = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]?.draft

const mail = (second: string) =>
  `Hi Jonas,\n\nThanks for the tour on Monday. The crane fits, and the foundation needs 14 days to cure.\n\nCould you send me the soil report? ${second}\n\nBest,\nFrida`

const ANOTHER = [
  'And if the permit has changed since May, would it be possible to get the new one as well?',
  'And would it be possible to get the floor plan as well?',
  'If not, could you point me to whoever handles this?',
  'Also, do you know who handles the crane?',
  'Are you also free for a call next week?',
]

it.each(
  (['follow_up', 'cold_outreach', 'recruiting'] as const).flatMap((kind) =>
    ANOTHER.map((ask) => ({ kind, ask })),
  ),
)('a second request for another thing stays: $kind, $ask', ({ kind, ask }) => {
  const text = rewritten({ kind, subject: 'Re: Site in Malmö', draft: mail(ask) })
  expect(text).toContain('Could you send me the soil report?')
  expect(text).toContain(ask)
})

it('a second request goes where its rule is named, and an empty one without being asked for', () => {
  const kind = 'cold_outreach'
  const [, plan = ''] = ANOTHER
  expect(rewritten({ kind, draft: mail(plan), apply_rules: ['multiple-asks'] })).not.toContain('floor plan')
  expect(rewritten({ kind, draft: mail('Feel free to forward this.') })).not.toContain('forward')
})
