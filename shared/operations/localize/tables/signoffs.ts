/** How mails are closed. */
import type { LocaleTag } from './locales.ts'

export interface SignoffForms {
  formal: string
  informal: string
  comma: boolean
}

const forms = (formal: string, informal: string, comma: boolean): SignoffForms => ({
  formal,
  informal,
  comma,
})

const GERMAN = forms('Mit freundlichen Grüßen', 'Viele Grüße', false)

export const SIGNOFFS: Readonly<Record<LocaleTag, SignoffForms>> = {
  'en-US': forms('Sincerely', 'Best', true),
  'en-GB': forms('Kind regards', 'Best wishes', true),
  'en-CA': forms('Kind regards', 'Best', true),
  'en-AU': forms('Kind regards', 'Best wishes', true),
  'en-IN': forms('Regards', 'Best wishes', true),
  'fr-FR': forms('Cordialement', 'Bien à vous', true),
  'fr-CA': forms('Cordialement', 'Bien à vous', true),
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': forms('Freundliche Grüsse', 'Viele Grüsse', false),
  'es-ES': forms('Atentamente', 'Un saludo', true),
  'es-MX': forms('Atentamente', 'Saludos cordiales', true),
  'it-IT': forms('Cordiali saluti', 'Un saluto', true),
  'nl-NL': forms('Met vriendelijke groet', 'Groeten', true),
  'pt-BR': forms('Atenciosamente', 'Abraços', true),
  'pl-PL': forms('Z poważaniem', 'Pozdrawiam', false),
  'sv-SE': forms('Vänliga hälsningar', 'Hälsningar', false),
  'da-DK': forms('Med venlig hilsen', 'Mange hilsner', false),
  'nb-NO': forms('Med vennlig hilsen', 'Hilsen', false),
  'fi-FI': forms('Ystävällisin terveisin', 'Terveisin', false),
  'ja-JP': forms('よろしくお願いいたします。', 'よろしくお願いします。', false),
  'ko-KR': forms('감사합니다.', '고맙습니다.', false),
  'zh-CN': forms('顺祝商祺', '祝好', false),
  'ru-RU': forms('С уважением', 'С наилучшими пожеланиями', true),
  'tr-TR': forms('Saygılarımla', 'Sevgiler', true),
  'ar-AE': forms('مع خالص التحية', 'تحياتي', false),
  'ar-SA': forms('مع خالص التحية', 'تحياتي', false),
  'he-IL': forms('בכבוד רב', 'בברכה', true),
  'hi-IN': forms('सादर', 'शुभकामनाओं सहित', true),
}

/** Closings to recognise, by language, in lower case and without mark; those of the table come on top. */
export const CLOSINGS: Readonly<Record<string, { formal: readonly string[]; informal: readonly string[] }>> =
  {
    en: {
      formal: [
        'sincerely',
        'sincerely yours',
        'yours sincerely',
        'yours faithfully',
        'yours truly',
        'very truly yours',
        'respectfully',
        'respectfully yours',
        'cordially',
      ],
      informal: [
        'best',
        'all the best',
        'all best',
        'best wishes',
        'cheers',
        'take care',
        'talk soon',
        'speak soon',
        'warmly',
        'xo',
      ],
    },
    fr: {
      formal: ['bien cordialement', 'sincères salutations', 'salutations distinguées', 'respectueusement'],
      informal: ['bonne journée', 'à bientôt', 'amicalement', 'bises'],
    },
    de: {
      formal: [
        'freundliche grüße',
        'freundliche grüsse',
        'mit freundlichem gruß',
        'mit freundlichen grüssen',
        'mit besten grüßen',
        'hochachtungsvoll',
      ],
      informal: [
        'beste grüße',
        'liebe grüße',
        'herzliche grüße',
        'schöne grüße',
        'beste grüsse',
        'liebe grüsse',
        'bis bald',
        'lg',
        'vg',
      ],
    },
    es: {
      formal: ['cordialmente', 'un cordial saludo', 'reciba un cordial saludo'],
      informal: ['saludos', 'un abrazo', 'abrazos'],
    },
    it: { formal: ['distinti saluti', 'cordialmente'], informal: ['saluti', 'un caro saluto', 'a presto'] },
    nl: {
      formal: ['hoogachtend', 'met vriendelijke groeten', 'vriendelijke groet'],
      informal: ['groet', 'hartelijke groet', 'groetjes', 'tot snel'],
    },
    pt: {
      formal: ['cordialmente', 'respeitosamente'],
      informal: ['abraço', 'um abraço', 'até logo', 'obrigado', 'obrigada'],
    },
    pl: {
      formal: ['łączę wyrazy szacunku'],
      informal: ['serdecznie pozdrawiam', 'pozdrawiam serdecznie', 'do usłyszenia'],
    },
    sv: {
      formal: ['med vänlig hälsning', 'med vänliga hälsningar'],
      informal: ['hälsning', 'mvh', 'ha det gott'],
    },
    da: { formal: ['venlig hilsen', 'med venlige hilsner'], informal: ['hilsen', 'mvh', 'bedste hilsner'] },
    nb: { formal: ['vennlig hilsen'], informal: ['beste hilsen', 'mvh', 'hilsener'] },
    fi: { formal: ['kunnioittavasti', 'parhain terveisin'], informal: ['terveisin', 'terkuin'] },
    ja: { formal: ['よろしくお願い申し上げます。', '何卒よろしくお願いいたします。', '敬具'], informal: [] },
    ko: { formal: ['감사합니다'], informal: [] },
    zh: { formal: ['此致敬礼', '此致', '敬礼'], informal: ['谢谢'] },
    ru: { formal: ['с глубоким уважением'], informal: ['всего доброго', 'до связи'] },
    tr: { formal: ['saygılar', 'saygılarımızla', 'iyi çalışmalar'], informal: ['görüşmek üzere'] },
    ar: { formal: ['مع التحية', 'تفضلوا بقبول فائق الاحترام'], informal: [] },
    he: { formal: ['בכבוד'], informal: ['תודה'] },
    hi: { formal: ['भवदीय', 'धन्यवाद'], informal: [] },
  }

export interface EnglishSignoff {
  /** Closings this concerns, in lower case. */
  said: readonly string[]
  /** What readers in these places write instead. */
  use: Readonly<Partial<Record<LocaleTag, string>>>
  /** Not when the mail is to be informal. */
  unlessInformal: boolean
}

/** Closings that sound foreign on the other side of the ocean. */
export const ENGLISH_SIGNOFFS: readonly EnglishSignoff[] = [
  {
    said: ['best'],
    use: { 'en-GB': 'Kind regards', 'en-AU': 'Kind regards', 'en-IN': 'Regards' },
    unlessInformal: true,
  },
  {
    said: ['sincerely', 'sincerely yours', 'yours truly', 'very truly yours', 'respectfully yours'],
    use: { 'en-GB': 'Yours sincerely', 'en-AU': 'Yours sincerely', 'en-IN': 'Yours sincerely' },
    unlessInformal: false,
  },
  {
    said: ['yours sincerely', 'yours faithfully'],
    use: { 'en-US': 'Sincerely', 'en-CA': 'Sincerely' },
    unlessInformal: false,
  },
]
