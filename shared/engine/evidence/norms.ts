/** Laws and standards the compliance and accessibility rules name. A flag is no legal advice. */
import type { Findings } from '../evidence.ts'
import { FAMILIES } from '../kinds.ts'

const LAW = { effect: null, n: null } as const
const MARKETING = { ...LAW, families: ['cold', 'bulk_content', 'bulk_promo'] } as const
const EVERY = { ...LAW, families: FAMILIES }

const gdpr = (article: number) => [
  {
    title: `Regulation (EU) 2016/679 (GDPR), article ${article}`,
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  },
]
const wcag = (criterion: string, anchor: string) => [
  { title: `WCAG 2.2, success criterion ${criterion}`, url: `https://www.w3.org/TR/WCAG22/#${anchor}` },
]

export const NORMS: Findings = {
  N01: {
    ...MARKETING,
    claim:
      'In the United States commercial mail, to companies too, needs a postal address, a clear way to opt out and a subject and sender that do not deceive.',
    effect: 'Opting out must be honoured within 10 business days; the penalty is per email',
    year: 2003,
    sources: [
      {
        title: 'FTC: CAN-SPAM Act, a compliance guide for business',
        url: 'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
      },
      {
        title: 'CAN-SPAM Act of 2003, Public Law 108-187',
        url: 'https://www.congress.gov/108/plaws/publ187/PLAW-108publ187.pdf',
      },
    ],
  },
  N02: {
    ...MARKETING,
    claim:
      'In Canada commercial mail needs consent beforehand, the sender’s name and mailing address, one more way to reach the sender, and an unsubscribe.',
    year: 2010,
    sources: [
      {
        title: 'Canada’s anti-spam law, S.C. 2010, c. 23',
        url: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
      },
    ],
  },
  N03: {
    ...MARKETING,
    claim: 'In Germany advertising by email needs express consent beforehand, between companies too.',
    year: 2004,
    sources: [
      {
        title: 'Act against Unfair Competition, section 7',
        url: 'https://www.gesetze-im-internet.de/uwg_2004/__7.html',
      },
    ],
  },
  N04: {
    ...MARKETING,
    claim:
      'In the United Kingdom marketing mail to individuals needs consent or an existing customer, must name its sender and give an address for opting out.',
    year: 2003,
    sources: [
      {
        title: 'Privacy and Electronic Communications Regulations 2003',
        url: 'https://www.legislation.gov.uk/uksi/2003/2426/contents',
      },
    ],
  },
  N05: {
    ...MARKETING,
    claim:
      'In the European Union people who give you their data must be told then who you are and what you use it for.',
    year: 2016,
    sources: gdpr(13),
  },
  N06: {
    ...MARKETING,
    claim:
      'In the European Union people whose data came from elsewhere must be told its source, at the latest in the first message to them.',
    year: 2016,
    sources: gdpr(14),
  },
  N07: {
    ...MARKETING,
    claim:
      'In the European Union people may object to direct marketing at any time, and the first message must say so clearly.',
    year: 2016,
    sources: gdpr(21),
  },
  N08: {
    ...MARKETING,
    claim:
      'In Australia commercial mail needs consent, must identify and give contact details of its sender, and needs a working unsubscribe.',
    effect: 'Sender details and unsubscribe must work for 30 days',
    year: 2003,
    sources: [{ title: 'Spam Act 2003', url: 'https://www.legislation.gov.au/C2004A01214/latest/text' }],
  },
  N09: {
    ...EVERY,
    claim:
      'Every image that carries meaning needs a text in its place; a decorative one needs an empty text.',
    year: 2023,
    sources: wcag('1.1.1, non-text content', 'non-text-content'),
  },
  N10: {
    ...EVERY,
    claim: 'Text must stand out from its background, large text a little less than small.',
    effect: 'Contrast of at least 4.5:1; 3:1 from 24 px, or 18.66 px bold',
    year: 2023,
    sources: wcag('1.4.3, contrast (minimum)', 'contrast-minimum'),
  },
  N11: {
    ...EVERY,
    claim: 'The purpose of a link must be clear from its text, or from its text and the sentence around it.',
    year: 2023,
    sources: wcag('2.4.4, link purpose (in context)', 'link-purpose-in-context'),
  },
  N12: {
    ...EVERY,
    claim: 'The language of a page must be stated in its markup, so that a screen reader can pronounce it.',
    year: 2023,
    sources: wcag('3.1.1, language of page', 'language-of-page'),
  },
  N13: {
    ...EVERY,
    claim:
      'A line of an email, a header line such as the subject included, must not be longer than 998 characters.',
    effect: 'At most 998 characters, better 78',
    year: 2008,
    sources: [
      {
        title: 'RFC 5322, section 2.1.1: line length limits',
        url: 'https://www.rfc-editor.org/rfc/rfc5322.html#section-2.1.1',
      },
    ],
  },
  N14: {
    ...MARKETING,
    claim: 'A header can let mail programs unsubscribe a reader in one click, without a page to visit.',
    year: 2017,
    sources: [
      { title: 'RFC 8058: one-click unsubscribe', url: 'https://www.rfc-editor.org/rfc/rfc8058.html' },
    ],
  },
  N15: {
    ...EVERY,
    claim:
      'Business mail of a German GmbH must itself name the firm with its legal form and seat, the register with its number, and all managing directors.',
    year: null,
    sources: [
      {
        title: 'Act on Limited Liability Companies, section 35a',
        url: 'https://www.gesetze-im-internet.de/gmbhg/__35a.html',
      },
    ],
  },
}
