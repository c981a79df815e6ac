/** Findings on mail to people who do not know the sender, and on following it up. */
import type { Findings } from '../evidence.ts'

const COLD = { families: ['cold'] } as const
const SKILLS =
  'https://raw.githubusercontent.com/coreyhaines31/marketingskills/HEAD/skills/cold-email/references'
const BENCHMARKS = {
  title: 'Cold email benchmarks, a practitioner’s collection',
  url: `${SKILLS}/benchmarks.md`,
}
const SUBJECT_NOTES = {
  title: 'Cold email subject lines, a practitioner’s collection',
  url: `${SKILLS}/subject-lines.md`,
}
const LAVENDER_LENGTH = {
  title: 'Lavender: the best length of a cold email',
  url: 'https://www.lavender.ai/blog/best-length-cold-email',
}
const GAIDME = {
  title: 'Gaidme: cold email structure backed by data',
  url: 'https://gaidme.com/blog/data-backed-cold-email-structure',
}
const FOLLOW_UP_SEQUENCES = {
  title: 'Link Building Journal: follow-up sequences that get replies',
  url: 'https://linkbuildingjournal.co.uk/follow-up-sequences-that-actually-get-replies/',
}
const CADENCE = {
  title: 'DripDraft: follow-up timing and cadence',
  url: 'https://dripdraft.com/q/follow-up-email-timing-cadence-optA',
}

export const COLD_FINDINGS: Findings = {
  E08: {
    ...COLD,
    claim: 'A first cold email is answered most when it has 25 to 50 words.',
    effect: '8.2 % replies',
    n: '29.8 million emails, quoted second hand',
    year: null,
    sources: [LAVENDER_LENGTH, GAIDME],
  },
  E09: {
    ...COLD,
    claim:
      'Most sales emails read at tenth-grade level or above, and simpler ones do better. Sources give different sizes, so the size is unknown.',
    effect: 'Over 70 % of sales emails at grade 10 or above; grades 3 to 5 do better',
    n: '29.8 million emails',
    year: null,
    sources: [GAIDME, BENCHMARKS],
  },
  E10: {
    ...COLD,
    claim: 'Follow-ups of four sentences or more bring more meetings than those of three or fewer.',
    effect: '15 times the meetings',
    n: null,
    year: null,
    sources: [{ ...LAVENDER_LENGTH, title: 'Gong’s figure, quoted by Lavender' }],
  },
  E11: {
    ...COLD,
    claim: 'Telling people that you never heard back costs meetings.',
    effect: '−12 % meetings',
    n: null,
    year: null,
    sources: [{ ...BENCHMARKS, title: 'Gong’s figure, in a practitioner’s collection' }],
  },
  E12: {
    ...COLD,
    claim: 'Subjects all in lower case are opened most in cold mail. Yesware saw the opposite (E13).',
    effect: null,
    n: '85 million emails',
    year: null,
    sources: [{ ...SUBJECT_NOTES, title: 'Gong’s figure, in a practitioner’s collection' }],
  },
  E13: {
    claim:
      'Subjects in Title Case and with numbers are opened more; questions and personalization lower opens. Others found the opposite (E12, E15).',
    effect: '54.3 % against 47.6 % opens for Title Case; −10 % for questions',
    n: '115 million emails',
    families: ['cold', 'warm'],
    year: 2016,
    sources: [
      {
        title: 'Nones Notes: on the subject of subject lines',
        url: 'https://nonesnotes.com/2016/08/10/e-mail-marketing-on-the-subject-of-subject-lines/',
      },
      {
        title: 'MediaPost: numbers and capitals in subject lines',
        url: 'https://www.mediapost.com/publications/article/282007/why-using-numbers-and-capitals-is-a-subject-winner.html',
      },
      {
        title: 'Regie.ai: subject line best practices',
        url: 'https://www.regie.ai/blog/myth-busting-subject-line-best-practices',
      },
    ],
  },
  E14: {
    ...COLD,
    claim:
      'One-word subjects, bodies under 50 words and naming who referred you bring replies; numbers in the subject cost them.',
    effect:
      'One word +87 %; numbers −32 %; under 50 words +40 %; “referred” +536 %; closing with “Cheers” +8 % replies',
    n: 'Millions of emails',
    year: null,
    sources: [
      {
        title: 'Inc.: Salesloft’s study of sales emails',
        url: 'https://www.inc.com/chris-matyszczyk/adding-this-1-ridiculous-word-will-improve-your-email-response-rate-by-8-percent-says-a-new-study.html',
      },
    ],
  },
  E15: {
    ...COLD,
    claim:
      'Personalised subjects, subjects of two to four words and questions are opened more. Others found questions to hurt (E13, E16).',
    effect:
      '46 % against 35 % opens when personalised; 46 % at 2–4 words against 34 % at 10; 46 % for questions',
    n: '5.5 million emails',
    year: null,
    sources: [
      {
        title: 'Link Building Journal: Belkins’ subject line study',
        url: 'https://linkbuildingjournal.co.uk/?p=959',
      },
      SUBJECT_NOTES,
    ],
  },
  E16: {
    ...COLD,
    claim:
      'Two-word subjects are opened most; questions, numbers, first names and a pitch in the subject cost opens or replies.',
    effect:
      '2 against 5 words +60 % opens; 2 → 4 words −17.5 % replies; question −56 % opens; number −46 % opens; first name −12 % replies; pitch −57 % replies; empty subject +30 % opens and −12 % replies',
    n: null,
    year: null,
    sources: [{ ...SUBJECT_NOTES, title: 'Lavender’s figures, in a practitioner’s collection' }],
  },
  E17: {
    ...COLD,
    claim: 'Outreach is rarely answered; longer and personalised subjects and one follow-up help.',
    effect:
      '8.5 % replies; subjects of 36–50 characters +24.6 %; personalised +30.5 %; one follow-up +65.8 %',
    n: '12 million emails',
    year: 2019,
    sources: [
      {
        title: 'The Ladders: how long a subject line should be',
        url: 'https://www.theladders.com/career-advice/this-is-exactly-how-long-your-subject-line-should-be-if-you-want-to-get-a-response',
      },
      {
        title: 'LetterCounter: guide to subject line length',
        url: 'https://lettercounter.org/blog/email-subject-line-length-guide',
      },
      FOLLOW_UP_SEQUENCES,
    ],
  },
  E18: {
    ...COLD,
    claim: 'A first follow-up helps much, a second little, a third hurts. Two to five days are a good wait.',
    effect: 'First +49 %, second +9 %, third −20 % replies; three rounds best (9.2 %)',
    n: '11 million emails',
    year: 2023,
    sources: [
      {
        title: 'Belkins: follow-up statistics',
        url: 'https://belkins-site-staging.web.app/blog/sales-follow-up-statistics',
      },
    ],
  },
  E19: {
    ...COLD,
    claim:
      'A single cold email did best and each follow-up lowered replies, against earlier studies (E18, E20).',
    effect: '8.4 % replies without follow-ups',
    n: '16.5 million emails',
    year: 2025,
    sources: [{ ...CADENCE, title: 'Belkins’ figure, quoted by DripDraft' }],
  },
  E20: {
    ...COLD,
    claim: 'Campaigns with at least one follow-up are answered more; two or three follow-ups are best.',
    effect:
      '9 % against 13 % replies; 16 % against 27 % for experienced senders; first follow-up about 40 % above the opener',
    n: null,
    year: null,
    sources: [{ title: 'Woodpecker: follow-up statistics', url: 'https://woodpecker.co/blog/?p=5562' }],
  },
  E21: {
    ...COLD,
    claim:
      'Most replies come from the first step; waiting three days works better than writing the next day.',
    effect:
      'Mean reply rate 3.43 %, top tenth 10.7 %; 58 % of replies from step one; next day −11 %, three days +31 %',
    n: null,
    year: 2025,
    sources: [
      {
        title: 'Instantly’s figures, quoted by Data Recovery Panama',
        url: 'https://datarecoverypanama.com/blog/cold-email-strategy/cold-email-sequence-strategy-b2b-2025.html',
      },
      CADENCE,
    ],
  },
  E22: {
    ...COLD,
    claim: 'By the fourth follow-up replies have more than halved and complaints of spam have tripled.',
    effect: '−55 % replies, three times the spam complaints',
    n: null,
    year: null,
    sources: [
      { title: 'Follow-up sequences, a practitioner’s collection', url: `${SKILLS}/follow-up-sequences.md` },
    ],
  },
  E23: {
    ...COLD,
    claim: 'Sequences to a few dozen people are answered far more than those to hundreds.',
    effect: '21–50 recipients about 2.8 times the replies of 500 or more',
    n: '31 million emails',
    year: null,
    sources: [FOLLOW_UP_SEQUENCES, BENCHMARKS],
  },
  E24: {
    ...COLD,
    claim: 'Writing to one or two people at a company works better than writing to ten.',
    effect: '7.8 % against 3.8 % replies',
    n: null,
    year: null,
    sources: [{ ...BENCHMARKS, title: 'Belkins’ figure, in a practitioner’s collection' }],
  },
  E25: {
    ...COLD,
    claim:
      'Asking whether something is of interest is answered more than asking for a meeting or sending a calendar link.',
    effect: '11.4 % for interest, 5.0 % for a meeting, 3.1 % for a calendar link',
    n: '500 emails (small)',
    year: null,
    sources: [
      {
        title: 'Gangly: cold email reply rate study',
        url: 'https://getgangly.com/blog/cold-email-reply-rate-study',
      },
    ],
  },
  E26: {
    ...COLD,
    claim:
      'Subjects of three to five words and with a first name are opened a little more, questions a little less.',
    effect: '3–5 words +4.8 points, first name +3.2 points, questions −1.7 points of opens',
    n: '100,000 A/B tests, by the vendor’s own account',
    year: null,
    sources: [
      {
        title: 'WarmySender: 100,000 A/B tests of subject lines',
        url: 'https://warmysender.com/blog/posts/cold-email-subject-line-performance-100000-ab-tests-analyzed',
      },
    ],
  },
  E27: {
    ...COLD,
    claim: 'Cold mail without a pixel that counts opens is answered about twice as often.',
    effect: 'About twice the replies',
    n: 'Data of one sender',
    year: null,
    sources: [BENCHMARKS],
  },
  E28: {
    ...COLD,
    claim: 'Choosing a variant by all replies can favour the one that makes more people ask to be removed.',
    effect: null,
    n: 'One case',
    year: null,
    sources: [
      {
        title: 'Overwise: the reply rate trap',
        url: 'https://overwise-website.pages.dev/blog/reply-rate-trap',
      },
    ],
  },
}
