import { countryOf, isMarketing, isUnasked } from '../law.ts'
import { OPT_OUTS } from '../lexicon/opt-outs.ts'
import { atEnd, atLetterEnd } from '../omission.ts'
import { offersOptOut, offersPlainOut } from '../opt-out.ts'
import { defineRule, type Examples } from '../rule.ts'

const LEAST_WORDS = 8
const PARTING = 'If this is not for you, tell me and I will not write again.'

export default defineRule({
  id: 'missing-unsubscribe',
  dimension: 'compliance',
  severity: 'error',
  // The one omission that is against the law nearly everywhere and a condition of Gmail and Outlook as well.
  cost: { each: 20, cap: 20 },
  summary: 'There is no way to unsubscribe.',
  why: 'The US CAN-SPAM Act, Canada’s CASL, Australia’s Spam Act and the European rules all ask for a way out of marketing mail, and Gmail and Outlook ask bulk senders for it too. If your mailing system adds the link by itself, leave it out here. A hint, not legal advice.',
  evidence: ['N01', 'N02', 'N04', 'N08', 'E51', 'E53'],
  families: ['bulk_content', 'bulk_promo', 'cold'],
  language: 'any',
  lexicon: OPT_OUTS,
  hit: () => null,
  check(doc) {
    if (isMarketing(doc)) return offersOptOut(doc) ? [] : [atEnd(doc, {})]
    // A fragment lacks more than a way out.
    if (
      doc.counts.words < LEAST_WORDS ||
      !isUnasked(doc) ||
      !['US', 'CA'].includes(countryOf(doc)) ||
      offersPlainOut(doc)
    )
      return []
    return [
      atLetterEnd(doc, doc.english ? { label: 'Add a way out', text: PARTING } : null, {
        severity: 'info',
        message: 'Nothing tells the reader how to stop your mails.',
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        draft:
          'The kiln is back from repair and the glaze course starts on May 4.\n\nTwo places are left: https://lowfire.example/glaze\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nYour ramp on Dock 4 is open all winter. Would a price for a strip curtain help?\n\nBen',
      },
      marks: [''],
      fixed:
        'Hi Ana,\n\nYour ramp on Dock 4 is open all winter. Would a price for a strip curtain help? If this is not for you, tell me and I will not write again.\n\nBen',
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nYour ramp on Dock 4 is open all winter. Would a price for a strip curtain help\n\nBen\n\nP.S. Orme Books has one, no hard feelings',
      },
      marks: [''],
      fixed:
        'Hi Ana,\n\nYour ramp on Dock 4 is open all winter. Would a price for a strip curtain help. If this is not for you, tell me and I will not write again.\n\nBen\n\nP.S. Orme Books has one, no hard feelings',
    },
  ],
  passes: [
    // Nobody says that it is a mailing, and it reads as a note to a house or a street.
    {
      subject: 'Week 47',
      draft:
        'Hi all,\n\nThe new firmware for the gate controllers is installed on 11 of 14 gates, and we fixed the crash at gate 3. The release for the last three gates comes on Thursday.\n\nPlease tell me by Friday if a gate behaves oddly.\n\nThanks,\nMilan',
    },
    {
      subject: 'Open studio on 5 December',
      draft:
        "Dear neighbours,\n\nOn Saturday 5 December we open the studio from 2 to 7 pm. There's mulled wine and a kiln to look into.\n\nTell us if you're coming?\n\nMeg and Ivo",
    },
    // A public body asks its own people; nothing in the letter is made for a mailing but the link.
    {
      subject: 'What should the library open for?',
      draft:
        'Dear borrower,\n\nWe have money for six more opening hours a week. Would you use them early, late or on Sundays?\n\nThere are three questions in our survey: https://library.example/hours\n\nYour librarians',
    },
    {
      kind: 'survey',
      draft:
        'Dear colleagues,\n\nThe survey about the canteen is open until Friday: https://forms.example/canteen\n\nFacilities',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nWould a price for a strip curtain for Dock 4 help?\n\nBen\n\nP.S. if you’d rather I leave you alone just say so',
    },
    {
      kind: 'event_invitation',
      format: 'html',
      draft:
        '<p>We open the workshop on 12 March.</p><p>3 Mill Lane, Ludlow SY8 1EQ<br><a href="https://holt.example/x">No more invitations</a></p>',
    },
    {
      kind: 'newsletter',
      draft: 'The kiln is back and the glaze course starts on May 4.\n\nNot for you any more? *|UNSUB|*',
    },
    {
      kind: 'promotional',
      format: 'html',
      draft:
        '<p>All mugs at half price until Sunday.</p><p><a href="{{ unsubscribe_url }}">No more mails like this</a></p>',
    },
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nWould a price for a strip curtain help? If not, say so and I won’t write again.\n\nBen',
    },
    {
      kind: 'event_invitation',
      draft:
        'Hi Ines,\n\nWe are hosting a breakfast for ten heads of logistics in Lyon on March 12. Would you like a seat?\n\nLéa',
    },
    { kind: 'newsletter', draft: 'The kiln is back.\n\nDon’t want invitations? Reply "stop".' },
    {
      kind: 'newsletter',
      draft: 'The kiln is back.\n\nNot interested any more? Reply “stop” and we’ll take you off the list.',
    },
    { kind: 'promotional', draft: 'All mugs are half price.\n\nText STOP to end.' },
    { kind: 'newsletter', draft: 'The kiln is back.\n\nManage subscription: https://lowfire.example/m' },
    { kind: 'billing', draft: 'Your invoice for May is attached. It is due on June 14.' },
  ],
}
