/** How mails are opened, and how to address whom. `{family}` and `{given}` are filled from the recipient. */
import type { LocaleTag } from './locales.ts'

export interface GreetingForms {
  formal: {
    female: string | null
    male: string | null
    /** For anybody; needs the full name where it names one. */
    any: string | null
  }
  informal: string | null
  /** What a greeting ends in. */
  mark: '' | ',' | ':' | '!' | '：' | '،'
  /** Other ends that are as good. */
  fine: string
  /** The next line goes on in lower case. */
  lowerNext: boolean
  /** What a table cannot know. */
  needs: string | null
}

const forms = (
  female: string | null,
  male: string | null,
  any: string | null,
  informal: string | null,
  mark: GreetingForms['mark'] = ',',
  fine = '',
  more: Partial<Pick<GreetingForms, 'lowerNext' | 'needs'>> = {},
): GreetingForms => ({
  formal: { female, male, any },
  informal,
  mark,
  fine,
  lowerNext: false,
  needs: null,
  ...more,
})

const ENGLISH = forms('Dear Ms {family}', 'Dear Mr {family}', 'Dear {given} {family}', 'Hi {given}', ',', '!')
const AMERICAN = forms(
  'Dear Ms. {family}',
  'Dear Mr. {family}',
  'Dear {given} {family}',
  'Hi {given}',
  ',',
  ':!',
)
const FRENCH = forms(
  'Bonjour Madame {family}',
  'Bonjour Monsieur {family}',
  'Bonjour',
  'Bonjour {given}',
  ',',
  '!',
)
const GERMAN = forms(
  'Sehr geehrte Frau {family}',
  'Sehr geehrter Herr {family}',
  'Guten Tag {given} {family}',
  'Hallo {given}',
  ',',
  '!',
  { lowerNext: true },
)
const ARABIC = forms(
  'السيدة {family} المحترمة',
  'السيد {family} المحترم',
  'تحية طيبة',
  'مرحباً {given}',
  '،',
  ',',
)

export const GREETINGS: Readonly<Record<LocaleTag, GreetingForms>> = {
  'en-US': AMERICAN,
  'en-CA': AMERICAN,
  'en-GB': ENGLISH,
  'en-AU': ENGLISH,
  'en-IN': ENGLISH,
  'fr-FR': FRENCH,
  'fr-CA': FRENCH,
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': forms(
    'Guten Tag Frau {family}',
    'Guten Tag Herr {family}',
    'Guten Tag {given} {family}',
    'Hallo {given}',
    '',
  ),
  'es-ES': forms('Estimada Sra. {family}', 'Estimado Sr. {family}', 'Buenos días', 'Hola, {given}', ':', ','),
  'es-MX': forms('Estimada Sra. {family}', 'Estimado Sr. {family}', 'Buenos días', 'Hola, {given}', ':', ','),
  'it-IT': forms(
    'Gentile Sig.ra {family}',
    'Gentile Sig. {family}',
    'Gentile {given} {family}',
    'Ciao {given}',
    ',',
    '',
    {
      lowerNext: true,
    },
  ),
  'nl-NL': forms(
    'Geachte mevrouw {Family}',
    'Geachte heer {Family}',
    'Beste {given} {family}',
    'Beste {given}',
  ),
  'pt-BR': forms(
    'Prezada Sra. {family}',
    'Prezado Sr. {family}',
    'Olá, {given} {family}',
    'Olá, {given}',
    ',',
    ':!',
  ),
  'pl-PL': forms('Szanowna Pani', 'Szanowny Panie', 'Szanowni Państwo', null, ',', '!', {
    needs: 'A first name or surname in a Polish greeting stands in the vocative, which a table cannot make.',
  }),
  'sv-SE': forms(null, null, 'Hej {given}', 'Hej {given}', '', ',!'),
  'da-DK': forms(null, null, 'Kære {given} {family}', 'Kære {given}', '', ',!'),
  'nb-NO': forms(null, null, 'Hei {given}', 'Hei {given}', '', ',!'),
  'fi-FI': forms(null, null, 'Hyvä {given} {family}', 'Hei {given}', ',', '!'),
  'ja-JP': forms('{family}様', '{family}様', '{family}様', '{family}さん', '', '、', {
    needs:
      'A Japanese mail opens with company, department and name, then a set phrase such as いつもお世話になっております。 (突然のご連絡失礼いたします。 on first contact), then who is writing.',
  }),
  'ko-KR': forms(
    '안녕하세요, {family}{given} 님',
    '안녕하세요, {family}{given} 님',
    '안녕하세요, {family}{given} 님',
    '안녕하세요, {given} 님',
    '',
    '.,',
  ),
  'zh-CN': forms('尊敬的{family}女士', '尊敬的{family}先生', '您好', '{given}，你好', '：', '，,'),
  'ru-RU': forms('Уважаемая', 'Уважаемый', null, 'Здравствуйте, {given}', '!', ',', {
    needs: 'A formal Russian greeting names first name and patronymic, which the recipient’s data lack.',
  }),
  'tr-TR': forms('Sayın {family}', 'Sayın {family}', 'Sayın {family}', 'Merhaba {given}'),
  'ar-AE': ARABIC,
  'ar-SA': ARABIC,
  'he-IL': forms('לגברת {family} שלום', 'למר {family} שלום', 'שלום רב', 'היי {given}'),
  'hi-IN': forms('आदरणीय {family} जी', 'आदरणीय {family} जी', 'नमस्ते', 'नमस्ते {given}'),
}

/** Words a greeting opens with, by language; the register each has. */
export const OPENERS: Readonly<Record<string, { formal: readonly string[]; informal: readonly string[] }>> = {
  en: {
    formal: ['dear', 'good morning', 'good afternoon', 'good evening', 'to whom it may concern'],
    informal: ['hi', 'hello', 'hey', 'hiya', 'howdy', 'hi there', 'hello there', 'hey there'],
  },
  fr: {
    formal: [
      'madame',
      'monsieur',
      'madame, monsieur',
      'bonjour madame',
      'bonjour monsieur',
      'chère madame',
      'cher monsieur',
    ],
    informal: ['salut', 'coucou', 'cher', 'chère', 'bonjour'],
  },
  de: {
    formal: ['sehr geehrte', 'sehr geehrter', 'guten tag', 'guten tag frau', 'guten tag herr', 'grüezi'],
    informal: ['hallo', 'hi', 'liebe', 'lieber', 'hey', 'servus', 'moin', 'guten morgen'],
  },
  es: {
    formal: [
      'estimada',
      'estimado',
      'estimados',
      'estimadas',
      'buenos días',
      'buenas tardes',
      'muy señor mío',
    ],
    informal: ['hola', 'querida', 'querido'],
  },
  it: {
    formal: ['gentile', 'gentili', 'egregio', 'egregia', 'spettabile', 'buongiorno', 'buonasera'],
    informal: ['ciao', 'caro', 'cara', 'salve'],
  },
  nl: {
    formal: ['geachte', 'goedemorgen', 'goedemiddag'],
    informal: ['beste', 'hallo', 'hoi', 'dag', 'hi', 'lieve'],
  },
  pt: {
    formal: ['prezada', 'prezado', 'prezados', 'caro senhor', 'cara senhora', 'bom dia', 'boa tarde'],
    informal: ['olá', 'oi', 'cara', 'caro', 'querida', 'querido'],
  },
  pl: {
    formal: ['szanowna pani', 'szanowny panie', 'szanowni państwo', 'dzień dobry'],
    informal: ['cześć', 'hej', 'witam', 'drogi', 'droga'],
  },
  sv: { formal: ['bästa'], informal: ['hej', 'hejsan', 'hallå', 'god morgon'] },
  da: { formal: ['kære'], informal: ['hej', 'godmorgen'] },
  nb: { formal: ['kjære'], informal: ['hei', 'god morgen'] },
  fi: { formal: ['hyvä', 'arvoisa'], informal: ['hei', 'moi', 'terve', 'huomenta'] },
  ja: { formal: [], informal: [] },
  ko: { formal: ['안녕하십니까', '안녕하세요'], informal: ['안녕'] },
  zh: { formal: ['尊敬的', '您好'], informal: ['你好', '嗨'] },
  ru: {
    formal: ['уважаемая', 'уважаемый', 'уважаемые', 'добрый день', 'здравствуйте'],
    informal: ['привет', 'дорогая', 'дорогой'],
  },
  tr: { formal: ['sayın', 'değerli'], informal: ['merhaba', 'selam', 'sevgili'] },
  ar: {
    formal: ['السيد', 'السيدة', 'السادة', 'تحية طيبة', 'حضرة', 'عزيزي', 'عزيزتي'],
    informal: ['مرحبا', 'مرحباً', 'أهلا', 'أهلاً'],
  },
  he: { formal: ['שלום רב', 'לכבוד', 'לגברת', 'למר'], informal: ['היי', 'הי', 'שלום'] },
  hi: { formal: ['आदरणीय', 'माननीय', 'नमस्ते', 'प्रिय'], informal: ['हाय', 'हैलो'] },
}
