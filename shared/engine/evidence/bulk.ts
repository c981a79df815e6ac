/** Findings on newsletters and promotions, other than single experiments. */
import type { Findings } from '../evidence.ts'

const BULK = { families: ['bulk_content', 'bulk_promo'] } as const

export const BULK_FINDINGS: Findings = {
  E29: {
    ...BULK,
    claim: 'How long a subject is hardly matters for how often a newsletter is read; what it says does.',
    effect: '61–70 characters 17 % read; “fastest” +5.3 %, “cheapest” −2.9 %, “secret of” −8.7 %',
    n: '9 million subjects, 2 million people',
    year: 2015,
    sources: [
      {
        title: 'Return Path’s report on subject lines and read rates',
        url: 'https://bersondeanstevens.com/email-subject-lines-read-rates-by-length-report/',
      },
    ],
  },
  E30: {
    ...BULK,
    claim:
      'Subjects of six to ten words are opened more than shorter or longer ones. Others saw no link (E29).',
    effect: '21 % opens at 6–10 words, 16 % at 5 or fewer, 14 % at 11 or more',
    n: '260 million emails, 540 campaigns',
    year: null,
    sources: [
      {
        title: 'Inc.: an easy trick to get emails opened',
        url: 'https://www.inc.com/geoffrey-james/this-easy-trick-gets-your-emails-opened.html',
      },
    ],
  },
  E31: {
    ...BULK,
    claim: 'Subjects in richer language are opened and clicked more than very simple ones.',
    effect: null,
    n: '675,000 subjects, 41 billion emails',
    year: null,
    sources: [
      {
        title: 'Econsultancy: simple subject lines fail to engage consumers',
        url: 'https://econsultancy.com/simple-email-subject-lines-are-failing-to-engage-consumers-stats/',
      },
    ],
  },
  E32: {
    ...BULK,
    claim: 'Any one subject may do much better or much worse than usual, so it pays to test at least three.',
    effect: 'About 1 in 3 gains 20 % opens or more, 1 in 3 loses 20 % or more, 1 in 10 loses 42 % or more',
    n: null,
    year: null,
    sources: [
      {
        title: 'Alchemy Worx: testing subject lines',
        url: 'https://alchemyworx.com/blog/testing-to-improve-your-subject-lines-is-as-simple-as-abc/',
      },
    ],
  },
  E33: {
    claim:
      'Promotions with a personalised subject are opened and clicked more, and few use one. Experiments disagree (E36, E37).',
    effect: '+50 % opens, +58 % clicks per open; used in 2 % of mail',
    n: '7 billion emails',
    families: ['bulk_promo'],
    year: 2017,
    sources: [
      {
        title: 'Econsultancy: four factors that affect subject lines',
        url: 'https://econsultancy.com/four-factors-that-can-impact-the-success-of-email-subject-lines/',
      },
    ],
  },
  E34: {
    ...BULK,
    claim: 'Bulk mail with a subject of fewer than nine words does best.',
    effect: null,
    n: 'Hundreds of millions of emails',
    year: null,
    sources: [
      {
        title: 'Intuit content design: email',
        url: 'http://design.intuit.com/quickbooks/marketing/email/content-in-email/',
      },
    ],
  },
  E45: {
    ...BULK,
    claim:
      'Designed templates, moving pictures and many images lower opens and clicks in business mail. Digests may differ (E38m).',
    effect: 'HTML template −25 % opens, GIF −37 % opens; the more images, the fewer clicks',
    n: 'Over half a billion emails for the clicks',
    year: null,
    sources: [
      {
        title: 'Masonry: how content affects email performance',
        url: 'https://builtbymasonry.com/journal/by-the-numbers-how-content-directly-affects-your-email-performance',
      },
      {
        title: 'Jim Nielsen’s notes: plain mail against HTML mail',
        url: 'https://deploy-preview-13--jimniels-notes.netlify.app/n/2019-05-28T1223',
      },
    ],
  },
  E46: {
    claim: 'A button beat a text link at first and lost after some weeks: part of a gain is novelty.',
    effect: null,
    n: null,
    families: ['bulk_content'],
    year: 2009,
    sources: [
      {
        title: 'Mark Brownlow: learn more from click reports',
        url: 'http://www.email-marketing-reports.com/iland/2009/05/learn-more-from-your-click-reports-cta.html',
      },
    ],
  },
  E47: {
    claim: 'In a newsletter, links that promise to find something are clicked more than links that say read.',
    effect: 'Clicks per open: find 7.8 %, learn 6.6 %, read 5.0 %',
    n: 'One newsletter',
    families: ['bulk_content'],
    year: 2009,
    sources: [
      {
        title: 'Mark Brownlow: learn more from click reports',
        url: 'http://www.email-marketing-reports.com/iland/2009/05/learn-more-from-your-click-reports-cta.html',
      },
    ],
  },
}
