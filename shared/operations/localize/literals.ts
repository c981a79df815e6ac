/** Codes, numbers of orders and street addresses: they name one thing and are never adapted. */
import type { Span } from '../../engine/draft.ts'

const STREETS =
  'Street|Avenue|Road|Lane|Boulevard|Drive|Way|Court|Place|Square|Highway|Parkway|Terrace|Crescent|Plaza|Row|Close'
/** Short forms that are also “Saint” and “Doctor”, unless the line ends or goes on with a comma or number. */
const SHORT_STREETS = '(?:St|Dr|Ave|Rd|Ln|Blvd|Hwy|Pkwy)\\b\\.?(?=$|[,\\n]| \\d)'
const PART = "(?:\\p{Lu}[\\p{L}'’.]{0,30}|\\d{1,4}(?:st|nd|rd|th)?)"

const ADDRESSES = [
  // `14 May 5 Street`, `1,250 Harbor View Road`
  new RegExp(
    `(?<![\\p{L}\\p{N}])\\d[\\d,-]{0,6}[A-Za-z]? (?:${PART} ){1,4}(?:(?:${STREETS})\\b|${SHORT_STREETS})`,
    'gu',
  ),
  // `May 5 Street`, `Center Street`
  new RegExp(`(?<![\\p{L}\\p{N}])\\p{Lu}\\p{L}{1,30} (?:\\d{1,3}(?:st|nd|rd|th)? )?(?:${STREETS})\\b`, 'gu'),
  // `Hauptstraße 4, 10115 Berlin`, `Weiße Gasse 3`
  /(?<!\p{L})\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|platz|weg|allee|gasse|ufer|damm) \d{1,4}[a-z]?(?:, \d{4,5} \p{Lu}[\p{L}-]{1,40})?/gu,
  /(?<!\p{L})\p{Lu}[\p{L}-]{1,40} (?:Straße|Strasse|Platz|Weg|Allee|Gasse|Ufer|Damm) \d{1,4}[a-z]?(?:, \d{4,5} \p{Lu}[\p{L}-]{1,40})?/gu,
]

/** What numbers of orders stand behind. */
export const LABELS =
  'order|invoice|ticket|case|part|item|sku|model|serial|lot|batch|policy|contract|account|reference|ref|po|customer|member|' +
  'booking|reservation|confirmation|quote|claim|permit|room|suite|apt|unit|box|tracking|article|' +
  'bestellung|rechnung|auftrag|kunde|vertrag|artikel|commande|facture|client|pedido|factura|cliente|ordine|fattura'
const NUMBERED = new RegExp(
  `(?<!\\p{L})(?:(?:${LABELS})[ -]?(?:no|nr|num|number|id|code|nummer)\\b\\.?|(?:nr|nro|№|n°)\\.?)[ :#]{1,3}[\\p{L}\\d]+(?:[-_/.,][\\p{L}\\d]+)*`,
  'giu',
)

const CHUNK = /\S+/g
const DIGIT = /\d/
const FIGURE = /^\d+(?:[.,]\d+)*$/
/** `A`, `XR2`; letters and figures in one. */
const LETTERED = /^(?=[A-Z\d]*[A-Z])[A-Z\d]{1,12}$/
/** Capitals behind a number that only measure it. */
const MEASURE = /^(?:\d+(?:AM|PM)|AM|PM|K|M|KB|MB|GB|TB|KW|MW|KG|KM|USD|EUR|GBP|CHF|CAD|AUD)$/
const LONGEST = 60

/** Ranges of a text that must stay as they are written. */
export function literalsIn(text: string): Span[] {
  const spans: Span[] = []
  for (const pattern of [...ADDRESSES, NUMBERED])
    for (const { 0: raw, index } of text.matchAll(pattern)) {
      // “invoice number that” names none.
      if (DIGIT.test(raw) || !DIGIT.test(text.charAt(index + raw.length)))
        spans.push({ start: index, end: index + raw.length })
    }
  for (const { 0: raw, index } of text.matchAll(CHUNK))
    if (raw.length <= LONGEST && DIGIT.test(raw) && isCode(raw))
      spans.push({ start: index, end: index + raw.length })
  return spans
}

/** `1,250-A`, `ORD-1,250`, `#A-10,482`, `AB/12`: figures tied to capitals that do not measure. */
function isCode(chunk: string): boolean {
  const pieces = chunk.replaceAll(/^[("'“‘[#]+|[.,;:!?)"'”’\]]+$/g, '').split(/[-_/]/)
  return (
    pieces.some((piece) => FIGURE.test(piece)) &&
    pieces.some((piece) => LETTERED.test(piece) && !MEASURE.test(piece))
  )
}
