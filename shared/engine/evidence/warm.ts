/** Findings on mail between people who know each other. */
import type { Findings } from '../evidence.ts'

const LENGTH_STUDY = {
  title: 'Boomerang’s study of 40 million emails, reported by RainMaker',
  url: 'http://go.rainmakervt.com/resultsmailvt/2017/6/13/the-ideal-length-of-a-sales-email-based-on-40-million-emails',
}
const SUMMARY = {
  title: 'Boomerang’s study of 40 million emails, summarised by ArtSciBiz',
  url: 'https://artscibiz.blogspot.com/2016/02/write-emails-that-get-results.html',
}
const MIXED = { families: ['warm'], n: '40 million emails', year: 2016 } as const

export const WARM_FINDINGS: Findings = {
  E01: {
    ...MIXED,
    claim:
      'Emails of 50 to 125 words are answered most. Very short ones do much worse, long ones slowly worse.',
    effect: 'Over 50 % answered at 50–125 words; 36 % at 10 words or fewer; slow fall up to 500 words',
    sources: [LENGTH_STUDY, SUMMARY],
  },
  E02: {
    ...MIXED,
    claim: 'Subjects of three or four words are answered most; mail without a subject is hardly answered.',
    effect: '14 % answered without a subject',
    sources: [SUMMARY],
  },
  E03: {
    ...MIXED,
    claim: 'Text a child in third grade can read is answered more than text at high school or college level.',
    effect: '+36 % replies against college level, +17 % against high school level',
    sources: [SUMMARY],
  },
  E04: {
    ...MIXED,
    claim:
      'A little feeling, good or bad, is answered more than a neutral tone. Strong feeling gains nothing.',
    effect: '+10 to 15 % replies against neutral',
    sources: [
      {
        title: 'Boomerang’s seven tips, reported by QViews',
        url: 'https://qviews.typepad.com/qviews/2016/07/7-tips-for-getting-more-responses-to-your-emails-with-data-boomerang-email-productivity.html',
      },
    ],
  },
  E05: {
    ...MIXED,
    claim: 'Emails that ask one to three questions are answered more than those that ask none.',
    effect: '+50 % replies',
    sources: [LENGTH_STUDY],
  },
  E06: {
    claim: 'A subject in capitals gets fewer answers than one in ordinary case.',
    effect: '34.6 % against 50 % answered',
    n: '301,816 subjects, 1,687 of them in capitals',
    families: ['warm'],
    year: null,
    sources: [
      {
        title: 'SmartCompany: the one thing to always keep in mind with a subject line',
        url: 'https://coreuat-cdn.smartcompany.com.au/business-advice/one-thing-always-keep-email-subject-line',
      },
    ],
  },
  E07: {
    claim:
      'Mail that closes with thanks is answered more. Experiments on thanking and helping point the same way.',
    effect: '62 % against 47.5 % answered',
    n: 'Threads of mailing lists; 69 people in the laboratory (Grant and Gino, 2010)',
    families: ['warm'],
    year: null,
    sources: [
      {
        title: 'The Bulletproof Musician: an email hack that could increase the likelihood of a reply',
        url: 'https://bulletproofmusician.com/an-email-hack-that-could-increase-the-likelihood-of-getting-a-reply-and-possibly-make-the-world-a-slightly-better-place-for-everyone-too/',
      },
    ],
  },
}
