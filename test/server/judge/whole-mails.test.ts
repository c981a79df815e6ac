import { describe, expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const DRAFT = `Hi Dr. Okafor,

I hope you're doing well. I came across Lakeside Veterinary on the county's list of 24-hour clinics, and noticed that your night desk is answered by an outside call centre.

My name is Rita Lund and I work at Pawline. We run night desks for 31 veterinary clinics in Ontario. At Birch Road Animal Hospital we cut missed emergency calls from 14 a week to 2. The first month costs $450 and you can stop by 15 January.

I'd love to hop on a quick call to tell you more. Would you be free sometime next week or the week after?

Thanks,
Rita Lund
Pawline`
const HONEST = [
  `Hi Dr. Okafor,

Lakeside Veterinary is on the county's list of 24-hour clinics, and an outside call centre answers your night desk.

Birch Road Animal Hospital went from 14 missed emergency calls a week to 2 once we ran their night desk; we run 31 in Ontario. The first month costs $450, and you can stop by 15 January.

Would you be free for a quick call next week or the week after?

Thanks,`,
  `Hi Dr. Okafor,

I noticed on the county's list of 24-hour clinics that an outside call centre answers Lakeside Veterinary at night.

We cut missed emergency calls at Birch Road Animal Hospital from 14 a week to 2 by running its night desk. We do the same for 31 veterinary clinics in Ontario. The first month is $450, and you can stop until 15 January.

Could we talk for a few minutes next week or the week after?

Thanks,`,
  `Hi Dr. Okafor,

Who picks up at Lakeside Veterinary at night? The county's list of 24-hour clinics shows an outside call centre.

At Birch Road Animal Hospital, missed emergency calls fell from 14 to 2 a week with us. Pawline runs night desks for 31 clinics in Ontario. The first month costs $450 and you can stop by 15 January.

Are you free for a short call next week or the week after?

Thanks,`,
  `Hi Dr. Okafor,

Your night desk at Lakeside Veterinary is answered by an outside call centre, going by the county's list of 24-hour clinics.

Pawline runs night desks for 31 veterinary clinics in Ontario. One of them, Birch Road Animal Hospital, used to miss 14 emergency calls a week. Now it misses 2. The first month costs $450; you can stop by 15 January.

Would a quick call next week or the week after work for you?

Thanks,`,
]
const base = HONEST[0] ?? ''
const BAD: [string, string][] = [
  ['more clinics', base.replace('31', '310')],
  ['months', base.replace('The first month costs $450', 'Each month costs $450')],
  ['free', base.replace('The first month costs $450', 'The first month is free')],
  ['other town', base.replace('Ontario', 'Quebec')],
  ['never stop', base.replace('you can stop by 15 January', 'you cannot stop before 15 January')],
  [
    'swap',
    base.replace('from 14 missed emergency calls a week to 2', 'from 2 missed emergency calls a week to 14'),
  ],
  ['guarantee', base.replace('Would you be free', 'We guarantee fewer missed calls. Would you be free')],
  ['discount', base.replace('Would you be free', 'Book today and save 20%. Would you be free')],
  ['award', base.replace('we run 31', 'we are the award-winning leader and run 31')],
  ['link', base.replace('Would you be free', 'See https://pawline.example/demo. Would you be free')],
  ['Toronto', base.replace('Ontario', 'Toronto, Ontario')],
  [
    'partner',
    base.replace('we run 31 in Ontario', 'we run 31 in Ontario, with the backing of the Veterinary Board'),
  ],
]

async function judged(body: string) {
  const model = scriptedModel(() => ({ variants: [{ subject: 'Night desk', preheader: null, body }] }))
  const request = { draft: DRAFT, kind: 'cold_outreach', subject: 'Quick question', engine: 'model' }
  const answer = await answerWith(server, model, 'rewrite', request)
  return { source: answer.result.variants[0]?.source, codes: codesOf(answer) }
}

describe('a whole mail', () => {
  test.each(HONEST)('that tells the same in a sender’s other words stands: %s', async (body) => {
    expect(await judged(body)).toMatchObject({ source: 'model' })
  })

  test.each(BAD)('that changes a fact is refused: %s', async (_, body) => {
    expect(body).not.toBe(base)
    const { source, codes } = await judged(body)
    expect(source).toBe('local')
    expect(codes.join()).toMatch(/rejected_fact_/)
  })
})
