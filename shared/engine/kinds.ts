/** The kinds of mail, the evidence family of each, and the bands a family is judged by. */

export const FAMILIES = ['cold', 'warm', 'bulk_content', 'bulk_promo', 'operational'] as const
export type Family = (typeof FAMILIES)[number]

/** Half-open would surprise here: both ends belong to the band. */
export type Band = readonly [min: number, max: number]

/** What is usual for a kind of mail. Source: the bands table of the research behind the rules (E01, E08, E10, E16, E34). */
export interface Bands {
  /** Words of the body. */
  words: Band
  /** Words of the subject; `null` where only truncation matters. */
  subjectWords: Band | null
  /** Most characters of a subject. */
  subjectChars: number
  /** Questions in the body; `null` where they do not matter. */
  questions: Band | null
  /** Most links; `null` where many are fine. */
  links: number | null
  /** Most images; `null` where many are fine. */
  images: number | null
  preheader: 'required' | 'optional' | 'none'
}

const COLD: Bands = {
  words: [25, 80],
  subjectWords: [2, 5],
  subjectChars: 35,
  questions: [1, 1],
  links: 1,
  images: 0,
  preheader: 'none',
}
const FOLLOW_UP: Bands = { ...COLD, words: [40, 120] }
const WARM: Bands = {
  words: [50, 125],
  subjectWords: [3, 7],
  subjectChars: 50,
  questions: [1, 3],
  links: 2,
  images: 1,
  preheader: 'none',
}
const CONTENT: Bands = {
  words: [150, 600],
  subjectWords: null,
  subjectChars: 50,
  questions: null,
  links: null,
  images: null,
  preheader: 'required',
}
const PROMO: Bands = { ...CONTENT, words: [50, 200] }
const OPERATIONAL: Bands = {
  words: [15, 250],
  subjectWords: null,
  subjectChars: 60,
  questions: [0, 2],
  links: null,
  images: null,
  preheader: 'optional',
}

/** Every kind with its family and bands. A new kind is a line here and its cues in `lexicon/kind-cues.ts`. */
export const KINDS = {
  cold_outreach: { family: 'cold', bands: COLD },
  follow_up: { family: 'cold', bands: FOLLOW_UP },
  breakup: { family: 'cold', bands: { ...FOLLOW_UP, words: [25, 100] } },
  referral_intro: { family: 'warm', bands: WARM },
  meeting_request: { family: 'warm', bands: WARM },
  meeting_recap: { family: 'warm', bands: { ...WARM, words: [50, 250], questions: [0, 3] } },
  proposal: { family: 'warm', bands: { ...WARM, words: [60, 250] } },
  negotiation: { family: 'warm', bands: { ...WARM, words: [40, 200] } },
  renewal: { family: 'warm', bands: WARM },
  newsletter: { family: 'bulk_content', bands: CONTENT },
  digest: { family: 'bulk_content', bands: CONTENT },
  promotional: { family: 'bulk_promo', bands: PROMO },
  announcement: { family: 'bulk_promo', bands: PROMO },
  product_update: { family: 'bulk_content', bands: { ...CONTENT, words: [60, 500] } },
  event_invitation: { family: 'bulk_promo', bands: PROMO },
  onboarding: { family: 'operational', bands: { ...OPERATIONAL, preheader: 'optional' } },
  re_engagement: { family: 'bulk_promo', bands: { ...PROMO, words: [30, 200] } },
  abandoned_cart: { family: 'bulk_promo', bands: { ...PROMO, words: [20, 150] } },
  transactional: { family: 'operational', bands: OPERATIONAL },
  billing: { family: 'operational', bands: OPERATIONAL },
  survey: { family: 'bulk_promo', bands: { ...PROMO, words: [30, 150], preheader: 'optional' } },
  review_request: { family: 'warm', bands: { ...WARM, words: [30, 125] } },
  customer_success: { family: 'warm', bands: WARM },
  support_reply: { family: 'operational', bands: OPERATIONAL },
  apology: { family: 'operational', bands: OPERATIONAL },
  recruiting: { family: 'warm', bands: WARM },
  fundraising: { family: 'bulk_promo', bands: { ...PROMO, words: [80, 500] } },
  press_pitch: {
    family: 'cold',
    bands: { ...COLD, words: [50, 150], subjectWords: [3, 10], subjectChars: 60 },
  },
  partnership: { family: 'cold', bands: { ...COLD, words: [40, 120] } },
  internal: { family: 'operational', bands: OPERATIONAL },
  thank_you: { family: 'warm', bands: { ...WARM, words: [15, 125], questions: [0, 2] } },
  other: { family: 'warm', bands: { ...WARM, words: [15, 200], questions: null, links: null, images: null } },
} as const satisfies Record<string, { family: Family; bands: Bands }>

export type Kind = keyof typeof KINDS

export const KIND_NAMES = Object.keys(KINDS) as Kind[]

/** Family and bands of a kind. */
export const kindOf = (kind: Kind): { family: Family; bands: Bands } => KINDS[kind]

/**
 * Reads a kind as people write it: hyphens, spaces and case are forgiven (`Cold outreach` is `cold_outreach`).
 * Gives `null` for anything that is no kind; `auto` is `auto`.
 */
export function readKind(name: string): Kind | 'auto' | null {
  const key = name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  if (key === 'auto') return 'auto'
  return Object.hasOwn(KINDS, key) ? (key as Kind) : null
}
