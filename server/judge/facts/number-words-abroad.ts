/** Words for numbers from two on, by language and then by their worth. Those that are other words as well are left out. */

const UNITS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100, 1000] as const

const named = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').flatMap((word, i) => (word === '-' ? [] : [[word, String(UNITS[i])] as const])))

/** Each word with its figure. */
export const NUMBERS_ABROAD: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  de: named(
    'zwei drei vier fünf sechs sieben - neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend',
  ),
  fr: named(
    'deux trois quatre cinq six sept huit - dix onze douze quinze vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille',
  ),
  es: named(
    'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
  ),
  it: named(
    'due tre quattro cinque - sette otto nove dieci undici dodici quindici venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille',
  ),
  pt: named(
    'dois três quatro cinco seis sete oito nove dez onze doze quinze vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil',
  ),
  nl: named(
    'twee drie vier vijf zes zeven acht negen tien elf twaalf vijftien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
  ),
}
