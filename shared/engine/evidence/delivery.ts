/** Findings on how mail is read, shown, filtered and tested, whatever its kind. */
import type { Findings } from '../evidence.ts'
import { FAMILIES } from '../kinds.ts'

const ALL = { families: FAMILIES }
const BULK = { families: ['bulk_content', 'bulk_promo'] } as const
const SPAM_RULES = {
  title: 'SpamAssassin: statistics of its rules',
  url: 'https://github.com/apache/spamassassin/blob/trunk/rules/STATISTICS-set3.txt',
}

export const DELIVERY_FINDINGS: Findings = {
  E48: {
    ...ALL,
    claim: 'People look at an email for about nine seconds, and three in ten for less than two.',
    effect: 'Mean 13.4 s in 2018, 9.0 s in 2022; 30 % under 2 s, 41 % 2–8 s, 29 % over 8 s',
    n: null,
    year: 2022,
    sources: [
      {
        title: 'Litmus’ figures, reported by Digital Information World',
        url: 'https://www.digitalinformationworld.com/2023/01/people-spend-33-less-time-reading.html',
      },
    ],
  },
  E49: {
    ...ALL,
    claim:
      'Nearly every HTML email has serious faults for people who use a screen reader, most often a missing language.',
    effect:
      '99.88 % with serious or critical faults; lang missing in 95.7 %, dir in 97.4 %, layout role in 83.8 %, alt in 47.9 %',
    n: '376,348 emails',
    year: 2026,
    sources: [
      {
        title: 'Email Markup Consortium’s report, discussed by Athina Design',
        url: 'https://athinadesign.ca/the-email-accessibility-gap-that-nobody-is-closing/',
      },
    ],
  },
  E50: {
    ...ALL,
    claim:
      'The web’s accessibility guidelines apply to email: enough contrast, a text for every image, links that say where they lead, a sensible reading order.',
    effect: 'Contrast 4.5:1 for text and 3:1 for controls',
    n: null,
    year: null,
    sources: [
      { title: 'Email accessibility checklist', url: 'https://glths-qg.netlify.app/emails-newsletters' },
      { title: 'Web Content Accessibility Guidelines 2.2', url: 'https://www.w3.org/TR/WCAG22/' },
    ],
  },
  E51: {
    ...BULK,
    claim:
      'Gmail asks bulk senders to sign their mail, to offer unsubscribing in one click and to keep complaints low. Once a bulk sender, always one.',
    effect: 'From about 5,000 a day to personal accounts; SPF, DKIM and DMARC; spam rate under 0.3 %',
    n: null,
    year: 2024,
    sources: [
      {
        title: 'Google: questions about the email sender guidelines',
        url: 'https://support.google.com/a/answer/14229414?hl=en',
      },
    ],
  },
  E52: {
    ...ALL,
    claim:
      'Gmail asks senders not to fake replies or forwards, to put only the sender in the display name, and to keep links visible and clear.',
    effect: 'No “Re:” or “Fwd:” unless real; no emoji, recipient’s name or subject text in the display name',
    n: null,
    year: 2025,
    sources: [
      {
        title: 'Spam Resource: Gmail says no funny or smiley business',
        url: 'https://www.spamresource.com/2025/06/gmail-says-no-funny-or-smiley-business.html',
      },
    ],
  },
  E53: {
    ...BULK,
    claim:
      'Outlook.com rejects bulk mail that is not signed, and asks for a working unsubscribe and accurate subjects.',
    effect: 'From 5,000 a day; error 550 5.7.515 since 5 May 2025',
    n: null,
    year: 2025,
    sources: [
      {
        title: 'Sender Reputation: Outlook’s requirements of 2025',
        url: 'https://senderreputation.org/blog/microsoft-outlook-2025-sender-requirements',
      },
    ],
  },
  E54: {
    ...BULK,
    claim:
      'Gmail cuts long HTML emails off. Comments count and images do not; a claim that the size is taken after compression is disputed.',
    effect: '101 KB shown whole, 102 KB clipped',
    n: 'Field test',
    year: null,
    sources: [
      {
        title: 'Campaign Monitor forum: Gmail’s clipping',
        url: 'https://www.campaignmonitor.com/forums/post/30323/',
      },
      {
        title: 'InboxEagle: Gmail clipping',
        url: 'https://www.inboxeagle.com/learn/email-templates/gmail-clipping',
      },
    ],
  },
  E55: {
    ...ALL,
    claim:
      'Some faults are much more common in spam: a picture with hardly any text, HTML without a text part, a title unlike the subject.',
    effect:
      'Share of hits that were spam: image with at most 400 bytes of text 0.990; short HTML with linked image 0.994; HTML only 0.858; title unlike subject 0.829; low contrast 0.806; “money back” 0.939; “100% guaranteed” 0.978; “Dear friend” 0.875',
    n: '354,116 spam and 168,179 wanted emails',
    year: 2009,
    sources: [SPAM_RULES],
  },
  E56: {
    ...ALL,
    claim:
      'Other supposed signs of spam tell little or nothing: capitals, “low price”, “act now”, large type.',
    effect:
      'Share of hits that were spam: all-caps subject 0.496; “low price” 0.515; “one time offer” 0.665; “act now” 0.666; subject starting with $ 0.387; large font 0.20',
    n: '354,116 spam and 168,179 wanted emails',
    year: 2009,
    sources: [SPAM_RULES],
  },
  E57: {
    ...ALL,
    claim:
      'Words such as “free”, “click here” and “offer” are as common in wanted commercial mail as in spam; “!!” or “free” in the subject, “money back” and “no obligation” are not.',
    effect:
      'Wanted against spam: “free” 58.4 and 45.3 %, “click here” 34.8 and 33.6 %, “unsubscribe” 79.6 and 18.1 %; subject “!!” 0.4 and 7.6 %, subject “free” 1.2 and 8.1 %',
    n: '6,046 emails',
    year: 2003,
    sources: [
      {
        title: 'SpamAssassin public corpus, as data set of stdlib-js',
        url: 'https://github.com/stdlib-js/datasets-spam-assassin',
      },
    ],
  },
  E58: {
    ...ALL,
    claim:
      'Newer iPhones show a summary of their own instead of the preheader and ignore hidden text, so the first words of the body must carry the message.',
    effect: 'iOS 18.1 and later on supported iPhones',
    n: null,
    year: 2024,
    sources: [
      {
        title: 'Resend: email changes in iOS 18',
        url: 'https://resend.com/blog/email-changes-coming-to-ios-18',
      },
      { title: 'A copy of Stripo’s article on AI summaries', url: 'https://thelegendofhanuman.in/?p=104713' },
    ],
  },
  E59: {
    ...BULK,
    claim:
      'Sending platforms set limits on subjects and sender names: few marks, few capitals, not too long.',
    effect:
      'At most 4 marks, under 50 % capitals, 140 characters (Kajabi); sender 25, subject 35 on phones (Braze)',
    n: null,
    year: null,
    sources: [
      { title: 'Kajabi help', url: 'https://help.kajabi.com/hc/en-us/articles/360040521393' },
      {
        title: 'Braze: email styling',
        url: 'https://braze.com/docs/fr/user_guide/channels/email/best_practices/email_styling',
      },
    ],
  },
  E60: {
    ...BULK,
    claim: 'A test of two variants should have enough readers in each and a clear winner before it decides.',
    effect: 'At least 500 recipients a variant and 90 % probability of winning',
    n: null,
    year: null,
    sources: [
      {
        title: 'Klaviyo: how A/B tests choose a winner',
        url: 'https://help.klaviyo.com/hc/en-us/articles/11233978755611',
      },
    ],
  },
}
