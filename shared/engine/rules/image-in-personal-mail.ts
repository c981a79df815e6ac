import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'image-in-personal-mail',
  dimension: 'structure',
  severity: 'info',
  summary: 'A picture makes a personal mail look like a mailing.',
  why: 'One person writing to another rarely sends pictures, and many programs hide them at first. Put a needed one in an attachment or describe it.',
  evidence: ['E45'],
  kinds: PERSONAL,
  needs: 'image',
  check: (doc) => {
    const most = doc.bands.images
    if (most === null) return []
    // Logos stand below the sign-off.
    const closing = doc.blocks.find((b) => b.region !== 'body' && b.region !== 'greeting')
    const end = closing ? closing.start : Number.POSITIVE_INFINITY
    const shown = doc.images.filter((image) => !image.tracking && image.start < end)
    const over = shown[most]
    if (!over) return []
    const message =
      most === 0
        ? undefined
        : `The mail has ${shown.length} pictures; up to ${most} ${most === 1 ? 'is' : 'are'} usual here.`
    return [range('draft', over.start, over.end, message ? { message } : {})]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        format: 'html',
        draft:
          '<p>Hi Ana,</p><p><img src="https://a.example/hero.png" alt="Our rota">We plan shifts.</p><p>Would our rota help you?</p>',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'proposal',
        format: 'html',
        draft:
          '<p>The plan is below.</p><p><img src="a.png" alt="Floor"></p><p><img src="b.png" alt="Wall"></p><p>Shall I order it?</p>',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      format: 'html',
      draft:
        '<p>We plan shifts.</p><p>Would our rota help you?</p><p>Best,<br>Tom</p><p><img src="https://a.example/logo.png" alt="Acme"></p>',
    },
    {
      kind: 'cold_outreach',
      format: 'html',
      draft:
        '<p>We plan shifts.</p><p>Would our rota help you?</p><img src="https://a.example/open.gif" width="1" height="1" alt="">',
    },
  ],
}
