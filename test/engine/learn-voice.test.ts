import fc from 'fast-check'
import { expect, test } from 'vitest'
import { habitsOf, voiceFrom } from '#shared/engine/learn-voice.ts'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { voiceSamplesOf } from '#shared/engine/voice-samples.ts'
import { dictionary } from '../support/dictionary.ts'

const FRIENDLY = [
  "Hi Ana,\n\nWe've moved your dashboard to the new region. It's quicker now, and you don't have to do anything. Our customers like it!\n\nCheers,\nTom",
  "Hi Ben,\n\nYour dashboard's ready. We're glad it's live, and we can't wait to hear what you think! Customers tell us it's simple.\n\nCheers,\nTom",
  "Hi Priya,\n\nWe'll show your customers the dashboard on Thursday. It's short, you'll see. Bring a customer along!\n\nCheers,\nTom",
  "Hi Jo,\n\nThat's the dashboard you asked for. We've kept it small, and it's yours. Any customer can use it.\n\nCheers,\nTom",
]
const STIFF = [
  'Dear Ms Weber,\n\nWe have received your order. We will deliver it in March, and we are ready for your questions. It is our aim to be on time.\n\nKind regards,\nTom',
  'Dear Mr Ruiz,\n\nWe are sending the documents today. We have checked them, and we do not expect changes. It is all there.\n\nKind regards,\nTom',
  'Dear Ms Lee,\n\nYour contract is ready. We will sign it on Friday, and we are glad that you are staying. It is a good step.\n\nKind regards,\nTom',
]

test('a friendly voice is told from its mails', () => {
  const habits = habitsOf(FRIENDLY, dictionary)
  expect(habits).toMatchObject({
    mails: 4,
    formality: 'informal',
    greeting: { text: 'Hi {{first_name}},', share: 1 },
    signoff: { text: 'Cheers,', share: 1 },
    emoji: 0,
    favourite_terms: [{ term: 'dashboard', mails: 4 }],
  })
  expect(voiceFrom(habits)).toMatchObject({
    formality: 'informal',
    person: 'we',
    contractions: 'use',
    exclamations: 'allow',
    emoji: 'avoid',
    greeting: 'Hi {{first_name}},',
    signoff: 'Cheers,',
  })
})

test('a mail in the very style of the others goes against nothing that was learned', () => {
  const eager = FRIENDLY.map((mail) =>
    mail
      .replace(/,\n/, '!\n')
      .replace('Cheers,', 'Thanks!')
      .replaceAll(/!(?= |$)/g, '.'),
  )
  const learned = voiceFrom(habitsOf(eager, dictionary))
  expect(learned).toMatchObject({ greeting: 'Hi {{first_name}}!', signoff: 'Thanks!', exclamations: 'allow' })
})

test('a handful of words sets no rule on marks and emoji', () => {
  const few = voiceFrom(
    habitsOf(['Hi Ana,\n\nWe won.', 'Hi Jo,\n\nIt is here.', 'Hi Bo,\n\nThanks.'], dictionary),
  )
  expect(few).toMatchObject({ exclamations: null, emoji: null, avoided_marks: [] })
})

test('so is a stiff one, and one that has no habits has no opinions', () => {
  const habits = habitsOf(STIFF, dictionary)
  expect(habits).toMatchObject({
    formality: 'formal',
    greeting: { text: 'Dear {{first_name}},' },
    contractions: { short: 0 },
  })
  expect(voiceFrom(habits)).toMatchObject({
    formality: 'formal',
    person: 'we',
    contractions: 'avoid',
    exclamations: 'avoid',
  })
  const mixed = voiceFrom(habitsOf(['One thing.', 'Hi,\n\nTwo.', 'Hello Jo,\n\nThree.'], dictionary))
  expect(mixed).toMatchObject({
    formality: null,
    person: null,
    contractions: null,
    greeting: null,
    signoff: null,
    banned: [],
    preferred: [],
  })
})

test('a word that is kept to is told with those it stands for', () => {
  const mails = [1, 2, 3].map(
    () => 'Hi Ana,\n\nOur customers asked. Customers know best, and customers stay.\n\nBest,\nTom',
  )
  expect(voiceFrom(habitsOf(mails, dictionary)).preferred).toEqual([
    { term: 'customers', instead_of: ['clients'] },
  ])
})

test.each([
  ['friendly', FRIENDLY],
  ['stiff', STIFF],
])('a mail of the %s samples goes against the voice learned from them in nothing', (_, mails) => {
  const voice = { ...SILENT_VOICE, ...voiceFrom(habitsOf(mails, dictionary)) }
  for (const draft of mails) {
    const { annotations } = score({ draft }, { ...DEFAULT_PROFILE, voice }, { dictionary })
    expect(annotations.filter(({ dimension }) => dimension === 'brand_voice')).toEqual([])
  }
})

test('the same mails in any order give the same voice', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(FRIENDLY, { minLength: 4 }), (mails) => {
      expect(habitsOf(mails, dictionary)).toEqual(habitsOf(FRIENDLY, dictionary))
      expect(voiceSamplesOf(mails, dictionary)).toEqual(voiceSamplesOf(FRIENDLY, dictionary))
    }),
  )
})

test('sentences that are kept for a voice are whole ones of the mails, without name, figure, link or tag', () => {
  const telling = "It's quicker now, and you don't have to do anything."
  const [first = '', ...rest] = FRIENDLY
  const kept = voiceSamplesOf(
    [
      first.replace(
        'Our',
        'Maria at Acme asked for it first. You save 30% of the time. Read https://a.example now, please do. Your plan is {{plan}} from now on. Our',
      ),
      ...rest,
    ],
    dictionary,
  )
  expect(kept).toContain(telling)
  expect(kept.length).toBeGreaterThanOrEqual(3)
  expect(kept.length).toBeLessThanOrEqual(8)
  expect(kept.join(' ')).not.toMatch(/Maria|Acme|30|https|\{\{|Thursday/)
  for (const sentence of kept) expect(FRIENDLY.join('\n')).toContain(sentence)
})

const MIXED =
  "Hey Ana,\n\nYeah, I hereby inform you that we can't wait. Thanks for the docs, and furthermore I need my info.\n\nCheers,\nTom"

test.each([
  ['formal', { formality: 'formal' }, ['Hey', 'Yeah', 'Thanks for', 'docs', 'info', 'Cheers']],
  ['informal', { formality: 'informal' }, ['hereby', 'inform you', 'furthermore']],
  ['company’s', { person: 'we' }, ['I', 'I', 'my']],
  ['sender’s', { person: 'i' }, ['we']],
  ['voice without opinions', {}, []],
] as const)('a mail in every manner goes against a %s voice in what is not its own', (_, opinions, marks) => {
  const voice = { ...SILENT_VOICE, ...opinions }
  const { annotations } = score({ draft: MIXED }, { ...DEFAULT_PROFILE, voice }, { dictionary })
  const against = annotations.filter(({ dimension }) => dimension === 'brand_voice')
  expect(against.map(({ quote }) => quote)).toEqual(marks)
})

test('a voice that has its own greeting and sign-off judges them by these', () => {
  const voice = { ...SILENT_VOICE, formality: 'formal' as const, greeting: 'Hey', signoff: 'Cheers,' }
  const draft = 'Hey Ana,\n\nThe plan is ready for you to read.\n\nCheers,\nTom'
  const { annotations } = score({ draft }, { ...DEFAULT_PROFILE, voice }, { dictionary })
  expect(annotations.filter(({ dimension }) => dimension === 'brand_voice')).toEqual([])
})

test('a few words set no limits of length and difficulty', () => {
  expect(voiceFrom(habitsOf(FRIENDLY, dictionary))).toMatchObject({
    reading_grade_max: null,
    sentence_words_max: null,
  })
  const long = [...FRIENDLY, ...STIFF, ...FRIENDLY, ...STIFF, ...FRIENDLY]
  const { reading_grade_max, sentence_words_max } = voiceFrom(habitsOf(long, dictionary))
  expect(reading_grade_max).toBeGreaterThan(0)
  expect(sentence_words_max).toBeGreaterThan(5)
})

const GERMAN = [
  'Sehr geehrte Frau Meier,\n\nvielen Dank für Ihre Anfrage. Wir senden Ihnen das Angebot am Freitag und rufen Sie danach an.\n\nMit freundlichen Grüßen\nTom Weber',
  'Sehr geehrter Herr Kunz,\n\nIhr Vertrag ist fertig. Bitte prüfen Sie ihn bis Montag, damit wir Ihnen den Zugang geben können.\n\nMit freundlichen Grüßen\nTom Weber',
  'Sehr geehrte Frau Lang,\n\nanbei erhalten Sie die Rechnung für den März. Wenn Sie Fragen haben, melden Sie sich gern bei uns.\n\nMit freundlichen Grüßen\nTom Weber',
]

test('a voice is learned and measured in another language by its greeting, its “you” and its marks', () => {
  const learned = voiceFrom(habitsOf(GERMAN, dictionary, 'de'))
  expect(learned).toMatchObject({
    formality: 'formal',
    greeting: 'Sehr geehrte {{first_name}},',
    signoff: 'Mit freundlichen Grüßen',
  })
  const voice = { ...SILENT_VOICE, ...learned }
  const against = (draft: string) =>
    score({ draft, locale: 'de-DE' }, { ...DEFAULT_PROFILE, voice }, { dictionary }).annotations.flatMap(
      ({ dimension, quote }) => (dimension === 'brand_voice' ? quote : []),
    )
  for (const mail of GERMAN) expect(against(mail)).toEqual([])
  expect(
    against('Hallo Anna,\n\nkannst du mir bis Freitag deine Liste schicken? Wir rufen dich an!\n\nLG\nTom'),
  ).toEqual(['Hallo', 'du', 'deine', 'dich', '!', 'LG'])
})

test('marks that many words never have are avoided, and those they have are not', () => {
  const long = (mark: string) =>
    ['Ana', 'Ben', 'Jo', 'Mia'].map(
      (name) =>
        `Hi ${name},\n\n${`The kiln is back on Monday, and we load it at nine${mark} bring your bowls. `.repeat(9)}\n\nBest,\nTom`,
    )
  expect(voiceFrom(habitsOf(long(';'), dictionary)).avoided_marks).toEqual(['dash', 'ellipsis'])
  expect(voiceFrom(habitsOf(long(' –'), dictionary)).avoided_marks).toEqual(['semicolon', 'ellipsis'])
  expect(voiceFrom(habitsOf(FRIENDLY, dictionary)).avoided_marks).toEqual([])
})
