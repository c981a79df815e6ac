/** A link that says nothing of its own gets a label of what the mail says round it. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const linked = (kind: Request['kind'], body: string, line: string, more: Partial<Request> = {}): Request => ({
  kind,
  subject: 'News from Otley Bakery',
  draft: `Hi Ana,\n\n${body}\n\n${line}\n\nThe Otley team`,
  ...more,
})
const texts = (request: Request) => answer({ count: 10, ...request }).result.candidates.map((c) => c.text)

describe('a label says what the mail says of its link', () => {
  it.each<[string, Request, string]>([
    [
      'an offer with its code',
      linked(
        'promotional',
        'The bread sale is on and you get 30% off all loaves. Use code RYE30 at checkout.',
        'Click here to shop now\nhttps://otley.example/sale',
      ),
      'Get 30% off with RYE30',
    ],
    [
      'the sale',
      linked(
        'promotional',
        'The bread sale is on and you get 30% off all loaves. Use code RYE30 at checkout.',
        'Click here to shop now\nhttps://otley.example/sale',
      ),
      'Shop the bread sale',
    ],
    [
      'a seat and its day',
      linked(
        'event_invitation',
        'Join our free webinar on May 9 at 1 PM, where our bakers show you three doughs. Seats are limited.',
        'Register here: https://otley.example/w',
      ),
      'Save your seat for May 9',
    ],
    [
      'what is to be read',
      linked(
        'newsletter',
        'In our new article the head baker tells how she saved half the flour.',
        'Click here: https://otley.example/a',
      ),
      'Read the article',
    ],
    [
      'what is asked above the link',
      linked(
        'survey',
        'Would you mind leaving us a review on Google? It helps other cafés to find us.',
        'https://g.example/otley',
      ),
      'Leave us a review on Google',
    ],
    [
      'what would be kept',
      linked(
        'onboarding',
        'To keep your recipes, upgrade to a paid plan before your trial ends on May 9.',
        'Upgrade now: https://otley.example/up',
      ),
      'Keep your recipes',
    ],
    [
      'the gain of a condition',
      linked(
        'product_update',
        'If you switch to yearly billing before May 9, you can keep your current price for another year.',
        'You can manage your plan at https://otley.example/plan.',
      ),
      'Keep your current price',
    ],
    [
      'the first step',
      linked(
        'onboarding',
        'To begin:\n\n1. Create your first recipe\n2. Invite your bakers',
        'You can log in here: https://otley.example/in',
      ),
      'Create your first recipe',
    ],
    [
      'the gift that comes with it',
      linked(
        'survey',
        'It takes five minutes. As a thank-you you will receive a $10 gift card.',
        'Take the survey: https://otley.example/s',
      ),
      'Take the survey for a $10 gift card',
    ],
  ])('%s', (_, request, label) => {
    expect(texts(request)).toContain(label)
  })
})

describe('a label is of its own link', () => {
  it('what stands over another link is none of it', () => {
    const draft =
      'Hi Ana,\n\nOur new guide has ten doughs. Read it here: https://otley.example/guide\n\nThe mill was repaired in June, and our new video shows how.\n\nClick here: https://otley.example/mill\n\nThe Otley team'
    const request: Request = { kind: 'newsletter', subject: 'The mill', draft, form: 'link' }
    const labels = texts({ ...request, destination: 'https://otley.example/mill' }).join()
    expect(labels).toContain('video')
    expect(labels).not.toContain('guide')
  })

  it('is no download where the mail speaks of none', () => {
    const body = 'Our new guide has ten doughs that rise in an hour, with a photo of each.'
    expect(texts(linked('newsletter', body, 'Click here: https://otley.example/g'))).toContain(
      'Read the guide',
    )
    expect(texts(linked('newsletter', body, 'Click here: https://otley.example/g')).join()).not.toMatch(
      /Download/,
    )
    expect(texts(linked('newsletter', body, 'Click here: https://otley.example/g.pdf'))).toContain(
      'Download the guide',
    )
  })

  it('what only some get is no offer to the reader', () => {
    const body = 'The first 50 orders get free scones for two years. The bread range is new.'
    expect(texts(linked('promotional', body, 'Click here: https://otley.example/r')).join()).not.toMatch(
      /scones/,
    )
  })

  it('no label ends where its thing is left out', () => {
    const body = 'Come in and get a free (and warm) loaf with each order this week at the old mill.'
    for (const text of texts(linked('promotional', body, 'Click here: https://otley.example/r')))
      expect(text).not.toMatch(/\b(?:a|the|free|of|to)$/)
  })
})
