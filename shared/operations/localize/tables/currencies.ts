/** Signs that more than one country uses, and how each country tells its own from the others. */

/** Country to its sign of the dollar where another dollar is meant by the bare sign. */
export const DOLLARS: Readonly<Record<string, string>> = {
  US: 'US$',
  CA: 'C$',
  AU: 'A$',
  NZ: 'NZ$',
  SG: 'S$',
  HK: 'HK$',
  MX: 'MX$',
}

/** Currency of each country of the table, by the sign that mails use. */
export const HOME_SIGNS: Readonly<Record<string, string>> = {
  US: '$',
  GB: '£',
  CA: '$',
  AU: '$',
  IN: '₹',
  FR: '€',
  DE: '€',
  AT: '€',
  CH: 'CHF',
  ES: '€',
  MX: '$',
  IT: '€',
  NL: '€',
  BR: 'R$',
  PL: 'zł',
  SE: 'kr',
  DK: 'kr.',
  NO: 'kr',
  FI: '€',
  JP: '￥',
  KR: '₩',
  CN: '¥',
  RU: '₽',
  TR: '₺',
  AE: 'AED',
  SA: 'SAR',
  IL: '₪',
}
