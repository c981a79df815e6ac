import type { Doc } from '../doc.ts'
import { range } from '../finding.ts'
import { byteLength } from '../html/facts.ts'
import { isPicture } from '../measures/picture.ts'
import type { Finding } from '../rule.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** Bytes of visible text up to which a mail with a picture was measured to be spam nearly always. */
const LITTLE = 400
/** A short mail beside one picture may be all there is to say; with this little, the picture says it. */
const NONE = 150
const SEVERAL = 2
/** CSS pixels from which a picture is the message even of a personal mail; below it may be a signature. */
const WIDE = 300

type Rest = Pick<Finding, 'message' | 'severity'>

function carriesTheMail(doc: Doc) {
  const personal =
    doc.family === 'cold' || doc.family === 'warm' || doc.kind === 'internal' || doc.kind === 'support_reply'
  return doc.images.find((image) => isPicture(image) && (!personal || (image.width ?? 0) >= WIDE))
}

export default defineRule({
  id: 'image-only-mail',
  dimension: 'spam_risk',
  severity: 'error',
  summary: 'The message is in a picture; there is hardly any text.',
  why: 'Many readers see no pictures until they ask for them, some never do, and search finds nothing. Of mails like this that a large study caught, 99 % were spam.',
  evidence: ['E55'],
  language: 'any',
  needs: 'image',
  check: (doc) => {
    if (!doc.html || doc.text.length >= LITTLE) return []
    const bytes = byteLength(doc.text)
    const image = carriesTheMail(doc)
    if (!image || bytes >= LITTLE) return []
    const place = (rest: Rest) => [range('draft', image.start, image.start, rest)]
    if (bytes < NONE) return place({ message: `Beside the picture there are only ${bytes} bytes of text.` })
    if (doc.images.filter(isPicture).length < SEVERAL) return []
    return place({
      severity: 'warning',
      message: `Pictures with only ${bytes} bytes of text look like spam to filters; ${LITTLE} are safe.`,
    })
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'promotional',
        draft:
          '<p><a href="https://pots.example"><img src="https://pots.example/sale.jpg" width="600" height="900"></a></p><p>Unsubscribe</p>',
      },
      marks: [''],
    },
    {
      draft: { kind: 'abandoned_cart', draft: '<img src="https://boots.example/all.png"><p>Shop now</p>' },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'customer_success',
      draft:
        '<p>Hi Ana,</p><p>It is done.</p><img src="https://acme.example/logo.png" width="160" height="40">',
    },
    {
      kind: 'promotional',
      draft: `<img src="https://pots.example/a.jpg" width="600" height="300"><p>${'The steel cans hold two gallons and are made in Ohio. '.repeat(9)}</p>`,
    },
    { kind: 'promotional', draft: 'The pots are in.' },
  ],
}))
