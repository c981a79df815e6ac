/** Randomized experiments on bulk mail and headlines, and two looks at how such tests go wrong. */
import type { Findings } from '../evidence.ts'

const CONTENT = { families: ['bulk_content'] } as const
const PROMO = { families: ['bulk_promo'] } as const
const BULK = { families: ['bulk_content', 'bulk_promo'] } as const

/** A field test of the NextAfter library; most are appeals and newsletters of charities. */
const fieldTest = (number: number, address: string) => [
  { title: `NextAfter, experiment ${number}`, url: `https://www.nextafter.com/${address}` },
]

export const EXPERIMENTS: Findings = {
  E35: {
    ...PROMO,
    claim:
      'The reader’s name in the subject of a promotion raised opens and leads and lowered unsubscribes. A replication failed (E36).',
    effect: 'Opens +20 % (9 → 11 %), leads +31 %, unsubscribes −17 %',
    n: 'More than 60,000 emails',
    year: 2018,
    sources: [
      {
        title: 'Sahni and others: personalization in email marketing',
        url: 'https://documents.pub/document/personalization-in-email-marketing-the-role-of-personalization-in-email-marketing.html',
      },
    ],
  },
  E36: {
    ...BULK,
    claim: 'In a replication the first name in the subject did nothing; the surname gained a little.',
    effect: 'None for the first name, small for the surname',
    n: 'Two field tests',
    year: 2023,
    sources: [
      {
        title: 'Defau and Zauner: personalized subject lines in email marketing',
        url: 'https://www.springerprofessional.de/en/personalized-subject-lines-in-email-marketing/26023266',
      },
    ],
  },
  E37: {
    ...PROMO,
    claim: 'Personalising the subject of an appeal has little effect on whether it is opened.',
    effect: 'Limited',
    n: '82,000 emails',
    year: null,
    sources: [
      {
        title: 'Calfano: subject line personalization in fundraising',
        url: 'https://m.booksci.cn/literature/42439246.htm',
      },
    ],
  },
  E38a: {
    ...BULK,
    claim: 'A first name together with a vaguer subject was opened more.',
    effect: '+22.5 % opens',
    n: '12,746 emails',
    year: null,
    sources: fieldTest(4307, 'experiments/how-subject-line-personalization-affects-open-rate-2/'),
  },
  E38b: {
    ...CONTENT,
    claim:
      'A newsletter subject with a plain wish for a happy Friday did as well as one with the reader’s name.',
    effect: '+1.3 % opens without the name',
    n: '164,803 emails',
    year: null,
    sources: fieldTest(
      58997,
      'experiments/how-a-relevant-subject-line-affected-open-rates-for-a-newsletter/',
    ),
  },
  E38c: {
    ...BULK,
    claim: 'A more specific subject was opened as often and clicked far more.',
    effect: 'Opens equal (36.1 %), clicks +42.7 %',
    n: '7,814 emails',
    year: 2018,
    sources: fieldTest(
      7403,
      'research/2018/10/how-a-more-specific-subject-line-affects-opens-clicks-and-conversions/',
    ),
  },
  E38d: {
    ...PROMO,
    claim: 'A longer subject that presses for time was opened much less.',
    effect: '−36.3 % opens',
    n: '7,152 emails',
    year: null,
    sources: fieldTest(
      48311,
      'experiments/how-adding-urgency-and-relevancy-to-a-subject-line-on-an-appeal-impacted-open-rates/',
    ),
  },
  E38e: {
    ...BULK,
    claim: 'A subject that made curious was opened more than one that named the topic.',
    effect: '+26.2 % opens',
    n: '32,784 emails',
    year: 2019,
    sources: fieldTest(
      10926,
      'research/2019/01/how-a-detailed-subject-line-performs-against-a-less-detailed-subject-line/',
    ),
  },
  E38f: {
    ...PROMO,
    claim: 'A subject that invites the reader was opened more than a slogan.',
    effect: '+44.7 % opens',
    n: '14,613 emails',
    year: null,
    sources: fieldTest(4116, 'experiments/how-personal-tone-in-a-subject-line-affects-open-rate/'),
  },
  E38g: {
    ...BULK,
    claim:
      'A statement people may disagree with was opened more than a generic question with an obvious answer.',
    effect: '+14.5 % opens',
    n: '79,131 emails',
    year: null,
    sources: fieldTest(
      11965,
      'experiments/subject-line-test-controversial-statement-vs-generic-question-w-seemingly-obvious-answer/',
    ),
  },
  E38h: {
    ...BULK,
    claim: 'Putting a name the reader knows at the front of the subject raised opens.',
    effect: '+6.7 % opens',
    n: '51,100 emails',
    year: null,
    sources: fieldTest(19069, 'experiments/how-name-familiarity-in-an-email-subject-line-affects-open-rate/'),
  },
  E38i: {
    ...CONTENT,
    claim: 'An unusual subject in brackets raised opens of a digest.',
    effect: '+16.3 % opens',
    n: '14,079 emails',
    year: null,
    sources: fieldTest(41814, 'experiments/how-a-unique-more-mysterious-subject-line-impacts-engagement/'),
  },
  E38j: {
    ...BULK,
    claim: 'Bulk mail that looks personal was opened slightly more without a preheader.',
    effect: '+2.2 % opens without one',
    n: '206,889 emails',
    year: null,
    sources: fieldTest(4221, 'experiments/how-email-preheaders-affect-open-rate/'),
  },
  E38k: {
    ...BULK,
    claim: 'A written preview text lowered opens of bulk mail that looks personal.',
    effect: '−8.8 % opens',
    n: '7,237 emails',
    year: null,
    sources: fieldTest(5952, 'experiments/how-a-specifically-defined-preview-text-affects-open-rate/'),
  },
  E38l: {
    ...CONTENT,
    claim: 'A digest whose links stand in a list was clicked more than one with links inside its sentences.',
    effect: '+81.6 % clicks',
    n: '8,366 emails',
    year: 2019,
    sources: fieldTest(
      10799,
      'research/2019/03/how-links-are-placed-in-a-digest-email-affects-clickthrough/',
    ),
  },
  E38m: {
    ...CONTENT,
    claim:
      'A designed digest was clicked more than a plain one, though the test could not tell this from chance.',
    effect: '+32 % clicks, not significant (92.7 %)',
    n: '8,041 emails',
    year: 2019,
    sources: fieldTest(
      12734,
      'research/2019/03/how-email-design-affects-click-through-in-a-digest-or-newsletter-email/',
    ),
  },
  E38n: {
    ...PROMO,
    claim: 'An appeal with several links to the same goal was clicked more than one with a single link.',
    effect: '+27 % clicks',
    n: null,
    year: null,
    sources: fieldTest(2603, '?p=36040'),
  },
  E38o: {
    ...PROMO,
    claim: 'Short copy drew many more clicks than long copy, yet no more donations.',
    effect: '13.0 % against 0.99 % clicks, donations unchanged',
    n: '79,957 emails',
    year: 2010,
    sources: fieldTest(
      2555,
      'research/2010/12/how-does-longer-form-email-copy-affects-clickthrough-rate-and-donation-conversion-rate/',
    ),
  },
  E38p: {
    ...PROMO,
    claim: 'Among people who clicked, those who had read shorter copy gave less often. The sample is small.',
    effect: '−57.7 % conversion',
    n: '269 people who clicked',
    year: null,
    sources: fieldTest(
      8899,
      'experiments/how-length-and-presentation-of-email-copy-impact-donor-conversion-rate/',
    ),
  },
  E39: {
    ...CONTENT,
    claim:
      'Adding a preheader to a newsletter raised opens. Personal-looking bulk mail showed the reverse (E38j, E38k).',
    effect: '+30 % opens',
    n: 'A list of 5,000, split several times',
    year: null,
    sources: [
      {
        title: 'MarketingExperiments: preheader testing',
        url: 'https://marketingexperiments.com/general/preheader-testing-higher-newsletter-opens.html',
      },
    ],
  },
  E40: {
    ...CONTENT,
    claim: 'Emoji in the subject of a newsletter have no clear effect on opens.',
    effect: 'None that is clear',
    n: '3.9 million emails',
    year: 2020,
    sources: [
      {
        title: 'Search Engine Journal: emojis in subject lines',
        url: 'https://www.searchenginejournal.com/emojis-in-subject-lines/378280/',
      },
    ],
  },
  E41: {
    ...PROMO,
    claim: 'Emoji in subjects make readers think worse of the mail and no more likely to open it.',
    effect: null,
    n: 'Two studies',
    year: 2020,
    sources: [
      {
        title: 'Nielsen Norman Group’s studies, quoted by Truth or Delusion',
        url: 'https://truthordelusion.com/index-549.html',
      },
    ],
  },
  E42: {
    ...BULK,
    claim:
      'Each negative word in a headline raised its click rate and positive words lowered it. These were news headlines, not email.',
    effect: '+2.3 % clicks for each negative word',
    n: '22,743 randomized trials, 370 million impressions',
    year: 2023,
    sources: [
      {
        title: 'Robertson and others: negativity drives online news consumption',
        url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10202797',
      },
    ],
  },
  E43: {
    claim:
      'What can be counted in a headline says little about which one wins: digits and concrete people help, questions and exclamation marks hurt. News headlines, not email.',
    effect:
      'Wins with the feature: question 34.5 %, exclamation 27.5 %, all-caps word 34.7 %, “you” 50.8 %, digit 58.9 %, he or she 63.6 %; all together predict 59.5 %',
    n: '2,343 pairs',
    families: ['bulk_content', 'bulk_promo'],
    year: 2015,
    sources: [
      {
        title: 'HypoGeniC data sets: headline pairs',
        url: 'https://github.com/ChicagoHAI/HypoGeniC-datasets',
      },
    ],
  },
  E44: {
    claim: 'Most winners that headline tests declared do not hold up when they are checked again.',
    effect: '10 % hold up, 89 % not significant, 1 % reversed',
    n: '1,150 tests with a declared winner',
    families: ['bulk_content', 'bulk_promo'],
    year: null,
    sources: [
      { title: 'Upworthy analysis project', url: 'https://github.com/elilk2/Upworthy-Analysis-Project' },
    ],
  },
}
