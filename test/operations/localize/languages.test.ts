import { describe, expect, it } from 'vitest'
import { readCorpus } from '../../support/corpus.ts'
import { answer, bodyFor, localize, type Request } from './localize.ts'

const GERMAN =
  'Sehr geehrte Frau Müller:\n\nVielen Dank für Ihre "Anfrage". Wir können die Ware bis zum 14.05.2026 liefern und rechnen mit 12% Rabatt. Haben Sie am Dienstag um 3:30 PM Zeit?\n\nMit freundlichen Grüßen,\nAda'

describe('a mail in English for readers of another language', () => {
  it('stays in English: not one word changes', () => {
    const words = (text: string): string[] =>
      (text.match(/\p{L}+/gu) ?? []).filter((word) => !/^[apm]{1,2}$/i.test(word)).sort()
    for (const { draft } of readCorpus())
      for (const target_locale of ['de-DE', 'fr-FR', 'ja-JP', 'pl-PL'] as const) {
        const result = localize({ ...(draft as Request), target_locale })
        for (const { before, after } of result.adaptations)
          expect(words(after.replaceAll(/&\w+;/g, ''))).toEqual(words(before.replaceAll(/&\w+;/g, '')))
      }
  })

  it('lists every sentence for the translation, greeting and sign-off with what is usual', () => {
    const { result, warnings } = answer({
      draft: 'Hi Anna,\n\nWe should touch base about the plan. Could you send the list?\n\nBest,\nTom',
      subject: 'Your plan',
      target_locale: 'de-DE',
      recipient: { family_name: 'Müller', gender: 'female' },
      glossary: { plan: 'Tarif' },
    })
    expect(result.needs_model.map(({ span }) => span.quote)).toEqual([
      'Your plan',
      'Hi Anna,',
      'We should touch base about the plan.',
      'Could you send the list?',
      'Best,',
    ])
    const [subject, greeting, first, , closing] = result.needs_model.map(({ reason }) => reason)
    expect(subject).toContain('plan → Tarif')
    expect(greeting).toContain('“Sehr geehrte Frau Müller,”')
    expect(first).toContain('“touch base”')
    expect(closing).toContain('“Mit freundlichen Grüßen”')
    expect(warnings.map(({ code }) => code)).toEqual(['not_translated', 'glossary_needs_model'])
  })

  it('says what the greeting lacks instead of guessing it', () => {
    const greeting = (target_locale: Request['target_locale'], recipient: Request['recipient']) =>
      localize({
        draft: 'Hello,\n\nThe list is here for you and the team.\n\nBest,\nTom',
        target_locale,
        ...(recipient ? { recipient } : {}),
        formality: 'formal',
      }).needs_model[0]?.reason
    expect(greeting('tr-TR', {})).toContain('recipient.family_name')
    expect(greeting('ru-RU', { family_name: 'Иванова', gender: 'female' })).toContain('“Уважаемая!”')
    expect(greeting('pl-PL', { gender: 'female' })).toMatch(/“Szanowna Pani,”.*vocative/)
    expect(greeting('ja-JP', { family_name: '田中' })).toContain('“田中様”')
    expect(greeting('ko-KR', { family_name: '김', given_name: '민수' })).toContain('“안녕하세요, 김민수 님”')
    expect(greeting('nl-NL', { family_name: 'de Vries', gender: 'male' })).toContain(
      '“Geachte heer De Vries,”',
    )
  })

  it('lists preview text and alternative texts that do not show', () => {
    const draft =
      '<div style="display:none">Look inside</div><p>The list is here for you and the team.</p><img src="a.png" alt="Our new shop">'
    const quotes = localize({ draft, target_locale: 'it-IT' }).needs_model.map(({ span }) => span.quote)
    expect(quotes.some((quote) => quote.includes('Look inside'))).toBe(true)
    expect(quotes.some((quote) => quote.includes('Our new shop'))).toBe(true)
  })
})

describe('a mail in the language of its readers', () => {
  it('gets the greeting, marks, quotes and closing of German', () => {
    expect(bodyFor('de-DE', GERMAN, { locale: 'de-DE' }).replaceAll('\u00a0', ' ')).toBe(
      'Sehr geehrte Frau Müller,\n\nvielen Dank für Ihre „Anfrage“. Wir können die Ware bis zum 14.05.2026 liefern und rechnen mit 12 % Rabatt. Haben Sie am Dienstag um 15:30 Uhr Zeit?\n\nMit freundlichen Grüßen\nAda',
    )
  })

  it('is written without ß in Switzerland, where the greeting has no comma', () => {
    const made = bodyFor('de-CH', GERMAN.replace(':', ',').replace('Vielen', 'vielen'), { locale: 'de-DE' })
    expect(made).toMatch(/^Sehr geehrte Frau Müller\n\nVielen Dank für Ihre «Anfrage»/)
    expect(made).toContain('Freundliche Grüsse\nAda')
    expect(made).not.toContain('ß')
  })

  it('gets the spaces of France, or those of Canada', () => {
    const draft =
      'Bonjour Madame Roy,\n\nVotre commande est prête: est-ce que vous pouvez nous dire si le "modèle B" vous va? Voir https://a.example/x?y à 14:30.\n\nCordialement\nLuc'
    expect(bodyFor('fr-FR', draft)).toBe(
      draft
        .replace('prête:', 'prête\u202f:')
        .replace('va?', 'va\u202f?')
        .replace('"modèle B"', '«\u202fmodèle B\u202f»')
        .replace('Cordialement', 'Cordialement,'),
    )
    expect(bodyFor('fr-CA', draft)).toContain('prête\u00a0: est-ce')
    expect(bodyFor('fr-CA', draft)).toContain('vous va? Voir')
  })

  it('gets the marks of Spanish, Japanese and Arabic', () => {
    expect(
      bodyFor('es-MX', 'Puede confirmar el pago de la factura? Gracias por su ayuda con los datos.'),
    ).toMatch(/^¿Puede confirmar/)
    expect(bodyFor('ja-JP', 'いつもお世話になっております.お見積りをお送りします,ご確認ください.')).toBe(
      'いつもお世話になっております。お見積りをお送りします、ご確認ください。',
    )
    const arabic = localize({
      draft: '<html><body><p>نشكركم على طلبكم, هل يمكنكم تأكيد الموعد?</p></body></html>',
      target_locale: 'ar-AE',
    })
    expect(arabic.draft).toBe(
      '<html dir="rtl"><body><p>نشكركم على طلبكم، هل يمكنكم تأكيد الموعد؟</p></body></html>',
    )
    expect(arabic.dir).toBe('rtl')
  })

  it('is listed for rewording where it says du and Sie was asked for', () => {
    const { draft, needs_model, formality_used } = localize({
      draft:
        'Hallo Anna,\n\nkannst du mir sagen, ob dein Team die Zahlen hat? Die Daten sind da.\n\nViele Grüße\nAda',
      target_locale: 'de-DE',
      formality: 'formal',
      recipient: { family_name: 'Müller', gender: 'female' },
    })
    expect(formality_used).toBe('formal')
    expect(draft).toMatch(/^Sehr geehrte Frau Müller,\n\nkannst du/)
    expect(draft).toContain('Mit freundlichen Grüßen\nAda')
    expect(needs_model.map(({ span }) => span.quote)).toEqual([
      'kannst du mir sagen, ob dein Team die Zahlen hat?',
    ])
  })

  it('keeps figures that are right already', () => {
    const draft =
      'Gentile Sig.ra Rossi,\n\ngrazie per il messaggio. Il preventivo è di 1.234,50 € con il 10% di sconto per i 2.500 pezzi.\n\nCordiali saluti,\nLuca'
    expect(localize({ draft, target_locale: 'it-IT', locale: 'it-IT' }).adaptations).toEqual([])
  })

  it('keeps the capital of a polite pronoun in Italian', () => {
    const draft = 'Gentile Dott.ssa Rossi,\n\nLe scrivo per la sua offerta, che non è ancora firmata.\n\nLuca'
    expect(bodyFor('it-IT', draft)).toContain('Rossi,\n\nLe scrivo')
  })

  it('keeps its own register where none is asked for', () => {
    const { formality_used } = localize({
      draft: 'Hallo Anna,\n\nkannst du mir sagen, ob dein Team die Zahlen hat?\n\nViele Grüße\nAda',
      target_locale: 'de-DE',
    })
    expect(formality_used).toBe('informal')
  })
})

describe('a mail too short to tell its language', () => {
  it.each([
    ['sv-SE', 'Hej Anna,\n\nPassar tisdag kl. 3:00 PM?\n\nTom'],
    ['pt-BR', 'Oi Ana,\n\nTerça, 3:00 PM?\n\nAbraços,\nTom'],
    ['fi-FI', 'Hei Anna,\n\nSopisiko tiistai klo 3:00 PM?\n\nTerveisin\nTom'],
    ['da-DK', 'Hej Anna,\n\nPasser tirsdag kl. 3:00 PM?\n\nHilsen\nTom'],
    ['tr-TR', 'Sayın Yılmaz,\n\nSon tarih Salı, saat 3:00 PM.\n\nSaygılarımla,\nTom'],
  ] as const)('is taken by its greeting or closing for one of its readers: %s', (target_locale, draft) => {
    const { needs_model, draft: made } = localize({ draft, target_locale })
    expect(needs_model).toEqual([])
    expect(made).toMatch(/15[:.]00/)
  })

  it('is not where English closes alike, or nothing tells', () => {
    for (const draft of ['Hi Ana,\n\nTuesday, 3:00 PM?\n\nCheers,\nTom', 'Ana,\n\nTuesday, 3:00 PM?\n\nTom'])
      expect(localize({ draft, target_locale: 'de-DE' }).needs_model, draft).not.toEqual([])
  })
})

describe('a time with PM in it', () => {
  const body = (target_locale: string, draft: string) => bodyFor(target_locale, draft)

  it('gets its word in German, once for both ends', () => {
    const draft =
      'Hallo Anna,\n\nwir haben am Dienstag von 8:00 AM bis 6:30 PM geöffnet und am Mittwoch ab 9 AM. Passt dir 3 PM?\n\nViele Grüße\nTom'
    const made = body('de-DE', draft)
    expect(made).toContain('von 8:00 bis 18:30 Uhr geöffnet')
    expect(made).toMatch(/ab (?:0?9:00) Uhr\. Passt dir 15:00 Uhr\?/)
  })

  it('follows readers who count to twelve in their own words', () => {
    expect(body('ko-KR', '안녕하세요,\n\n회의는 5:00 PM입니다. 확인 부탁드립니다.\n\n감사합니다.')).toContain(
      '오후 5:00입니다',
    )
    const made = body(
      'es-MX',
      'Hola Ana,\n\nLa reunión es el martes a las 5:00 PM. Te parece bien para tu equipo?\n\nSaludos,\nTom',
    )
    expect(made).toContain('a las 5:00 p.m. ¿Te parece')
  })
})

describe('a sum with the code of its currency', () => {
  const bill = (sum: string) =>
    `Hej Anna,\n\nFakturan på ${sum} är inte betald, och vi har väntat i 12,500.50 år.\n\nTom`

  it('is written as the readers write it', () => {
    expect(bodyFor('sv-SE', bill('SEK 1,234.50')).replaceAll('\u00a0', ' ')).toContain('på 1 234,50 SEK är')
    const swiss = 'Guten Tag Frau Müller,\n\ndie Rechnung über 1.234,50 CHF ist nicht bezahlt.\n\nTom'
    const { draft, needs_human } = localize({ draft: swiss, target_locale: 'de-CH', locale: 'de-DE' })
    expect(draft.replaceAll('\u00a0', ' ')).toContain('über CHF 1’234.50 ist')
    expect(needs_human.map(({ reason }) => reason).join()).not.toContain('currency')
  })

  it('stays where English has it, and is asked about where it can mean two sums', () => {
    expect(bodyFor('en-GB', 'Hi Ana,\n\nIt costs 1,200.50 USD, or USD 900.25.\n\nTom')).toContain(
      '1,200.50 USD, or USD 900.25',
    )
    const { needs_human } = localize({
      draft: 'Hallo Anna,\n\ndie Miete kostet EUR 1,200 im Monat und ist nicht viel.\n\nTom',
      target_locale: 'de-DE',
    })
    expect(needs_human.map(({ span }) => span.quote)).toContain('EUR 1,200')
  })
})

describe('the reader of a formal mail', () => {
  const mail = (body: string) => `Hallo Eva,\n\n${body}\n\nLiebe Grüße\nTom`
  const asked = { locale: 'de-DE', target_locale: 'de-DE', formality: 'formal' } as const

  it('keeps a doctor’s title', () => {
    const draft = mail('ich komme um neun und bringe die Pläne mit.')
    const recipient = { title: 'Dr.', family_name: 'Müller', gender: 'female' } as const
    expect(localize({ ...asked, draft, recipient }).draft).toMatch(/^Sehr geehrte Frau Dr\. Müller,/)
    const known = { title: 'Prof. Dr.', given_name: 'Ida', family_name: 'Otto' } as const
    expect(localize({ ...asked, draft, recipient: known }).draft).toMatch(/^Guten Tag Prof\. Dr\. Ida Otto,/)
  })

  it('is told when sentences still say du', () => {
    const codes = (body: string) =>
      answer({
        ...asked,
        draft: mail(body),
        recipient: { family_name: 'Müller', gender: 'female' },
      }).warnings.map(({ code }) => code)
    expect(codes('kannst du mir sagen, ob das Angebot für dich passt?')).toContain('register_mixed')
    expect(codes('ich komme um neun und bringe die Pläne mit.')).not.toContain('register_mixed')
  })

  it('goes by the surname in Japan, which a person settles', () => {
    const draft = '太郎さん\n\n打ち合わせをお願いします。価格は1299500円です。\n\nTom'
    const recipient = { family_name: '田中', given_name: '太郎' }
    const { needs_human } = localize({ draft, recipient, locale: 'ja-JP', target_locale: 'ja-JP' })
    expect(needs_human.map(({ span, reason }) => `${span.quote} ${reason}`).join()).toMatch(
      /太郎さん .*田中様/,
    )
  })
})

describe('a mail for another country of the same language', () => {
  it.each([
    ['Estimada Lic. Ruiz:', 'Saludos cordiales,', 'Estimada Sra. Ruiz:', 'Un saludo,'],
    ['Estimado Ingeniero Ruiz:', 'A sus órdenes,', 'Estimado Sr. Ruiz:', 'Un saludo,'],
    ['Estimada Dra. Ruiz:', 'Atentamente,', 'Estimada Dra. Ruiz:', 'Atentamente,'],
  ])('is greeted and closed as in Spain: %s', (greeting, closing, greeted, closed) => {
    const mail = (first: string, last: string) =>
      `${first}\n\nLe adjunto la propuesta y quedo pendiente de su respuesta.\n\n${last}\nLuis`
    expect(bodyFor('es-ES', mail(greeting, closing), { locale: 'es-MX' })).toBe(mail(greeted, closed))
  })
})

it('a Dutch surname behind a title begins with a capital, behind a first name it does not', () => {
  const draft =
    'Geachte mevrouw de Vries,\n\nDe heer van der Berg en dhr. Jan de Boer komen bij u langs.\n\nMet vriendelijke groet,\nTom'
  expect(bodyFor('nl-NL', draft, { locale: 'nl-NL' })).toBe(
    draft.replace('mevrouw de', 'mevrouw De').replace('heer van', 'heer Van'),
  )
})

describe('figures of Japanese, Chinese and Korean mail', () => {
  it.each([
    ['ja-JP', '納期は2025/12/31です。価格は¥3,480.00です。', '納期は2025年12月31日です。価格は¥3,480です。'],
    ['ja-JP', '納期は12/31/2025となります。', '納期は2025年12月31日となります。'],
    ['zh-CN', '会议定于2025-12-31举行，价格为¥3,480.50。', '会议定于2025年12月31日举行，价格为¥3,480.50。'],
    ['zh-CN', '价格为¥3,480.00，请您确认。', '价格为¥3,480.00，请您确认。'],
    [
      'ko-KR',
      '회의는 2025/12/31 입니다. 가격은 ₩3,480.00입니다.',
      '회의는 2025. 12. 31. 입니다. 가격은 ₩3,480입니다.',
    ],
  ])('%s: dates are long, and no currency has cents that it lacks', (tag, draft, after) => {
    expect(bodyFor(tag, draft, { locale: tag })).toBe(after)
  })

  it('stay figures where the text is in another language', () => {
    const draft = 'Hi Ana,\n\nThe offer of ¥3,480.00 stands until 12/31/2026. Shall we talk?\n\nBest,\nTom'
    expect(bodyFor('ja-JP', draft, { locale: 'en-US' })).toContain('of ¥3,480 stands until 2026/12/31.')
  })
})

it('vosotros and its verbs wait for a model on the way to Mexico, and numbers do not', () => {
  const draft =
    'Hola, Ana:\n\nVosotros tenéis el informe y pagáis cada mes. Enviamos dieciséis copias a la oficina.\n\nUn saludo,\nTom'
  const { needs_model } = localize({ draft, locale: 'es-ES', target_locale: 'es-MX' })
  expect(needs_model.map(({ span }) => span.quote)).toEqual(['Vosotros tenéis el informe y pagáis cada mes.'])
  expect(localize({ draft, locale: 'es-ES', target_locale: 'es-ES' }).needs_model).toEqual([])
})
