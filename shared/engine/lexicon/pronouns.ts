/** Words by which a mail calls its reader “you”, familiar and polite; only where they can be told apart. */
import { words } from '../word-set.ts'

export interface Pronouns {
  /** In any case of letters. */
  familiar: ReadonlySet<string>
  /** As written; in some languages the capital makes the difference. */
  polite: ReadonlySet<string>
  /** How a sentence is named when it is to be changed. */
  names: { familiar: string; polite: string }
}

const pronouns = (familiar: string, polite: string, short: string, long: string): Pronouns => ({
  familiar: words(familiar),
  polite: words(polite),
  names: { familiar: short, polite: long },
})

export const PRONOUNS: Readonly<Record<string, Pronouns>> = {
  fr: pronouns('tu te toi ton ta tes', 'vous votre vos Vous Votre Vos', 'tu', 'vous'),
  de: pronouns(
    'du dich dir dein deine deinen deinem deiner deines',
    'Ihnen Ihr Ihre Ihren Ihrem Ihrer Ihres Sie',
    'du',
    'Sie',
  ),
  es: pronouns('tú tu tus te ti contigo', 'usted ustedes Usted Ustedes', 'tú', 'usted'),
  it: pronouns('tu ti te tuo tua tuoi tue', 'Lei Le Suo Sua Suoi Sue', 'tu', 'Lei'),
  nl: pronouns('je jij jou jouw', 'u uw U Uw', 'je', 'u'),
  pl: pronouns(
    'ty ciebie tobie ci cię twój twoja twoje twoją',
    'Pan Pani Pana Panu Panią Państwo Państwa Państwu',
    'ty',
    'Pan or Pani',
  ),
  fi: pronouns('sinä sinun sinua sinulle', 'te teidän teitä teille Te Teidän Teitä Teille', 'sinä', 'te'),
  ru: pronouns(
    'ты тебя тебе тобой твой твоя твои твоё',
    'вы вас вам вами ваш ваша ваши Вы Вас Вам Вами Ваш Ваша Ваши',
    'ты',
    'Вы',
  ),
  tr: pronouns('sen seni sana senin', 'siz sizi size sizin Siz Sizi Size Sizin', 'sen', 'siz'),
  zh: pronouns('你 你们', '您', '你', '您'),
}
