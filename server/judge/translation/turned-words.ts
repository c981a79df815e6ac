/** Words of an English sentence whose translation is often turned round: “until” as “after”, “if” as “unless”. */
import { EAST } from './turned-east.ts'

type Sides = readonly [one: RegExp, other: RegExp]
interface Pair {
  meaning: keyof typeof EAST
  en: Sides
  abroad: Readonly<Record<string, Sides>>
}

const WHEN = String.raw`(?:the |this |next |end of |close of business |on |at |\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|noon|midnight|then|tomorrow)`
const word = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'iu')
const stem = (list: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${list})`, 'iu')

const PAIRS: readonly Pair[] = [
  {
    meaning: 'approval',
    en: [/\b(?:approved|accepted)\b/i, /\b(?:rejected|declined|refused|denied)\b/i],
    abroad: {
      de: [stem('genehmig|angenommen|bewillig|bestätig|akzeptier'), stem('abgelehnt|zurückgewiesen|lehn')],
      fr: [stem('approuv|accept|valid'), stem('refus|rejet')],
      es: [stem('aprob|acept'), stem('rechaz|deneg')],
      it: [stem('approv|accett'), stem('rifiut|respint')],
      pt: [stem('aprov|aceit'), stem('recus|rejeit|negad')],
      nl: [stem('goedgekeurd|geaccepteerd|aanvaard|akkoord'), stem('afgewezen|geweigerd|afgekeurd')],
    },
  },
  {
    meaning: 'bound',
    en: [
      /\bup to\b|\bat most\b|\bno more than\b|\bmaximum\b/i,
      /\bat least\b|\bminimum\b|\bno (?:fewer|less) than\b/i,
    ],
    abroad: {
      de: [word('bis zu|höchstens|maximal|nicht mehr als'), word('mindestens|wenigstens|minimal')],
      fr: [word("jusqu['’]?(?:à|au|aux)?|au plus|au maximum|maximum"), word('au moins|au minimum|minimum')],
      es: [word('hasta|como máximo|máximo'), word('al menos|por lo menos|como mínimo|mínimo')],
      it: [word('fino a|al massimo|massimo'), word('almeno|come minimo|minimo')],
      pt: [word('até|no máximo|máximo'), word('pelo menos|no mínimo|mínimo')],
      nl: [word('tot|hoogstens|maximaal|maximum'), word('minstens|ten minste|minimaal|minimum')],
    },
  },
  {
    meaning: 'inclusion',
    en: [/\binclud(?:es?|ed|ing)\b/i, /\bexclud(?:es?|ed|ing)\b|\bwithout\b/i],
    abroad: {
      de: [
        stem('einschließlich|inklusive|inbegriffen|enth|inkl|umfass|beinhalt|mit'),
        stem('ohne|exklusive|ausschließlich|zzgl|zuzüglich'),
      ],
      fr: [stem('inclu|compri|compren|avec'), word('sans|hors|en sus')],
      es: [stem('inclu|comprend|con'), word('sin|excluido|excluida|excluye')],
      it: [stem('inclu|compre|con'), stem('senza|esclus')],
      pt: [stem('inclu|compreend|com'), stem('sem|exclu')],
      nl: [stem('inclu|inbegrepen|met|omvat'), stem('zonder|exclu')],
    },
  },
  {
    meaning: 'opening',
    en: [/\bopens?\b|\bopened\b/i, /\bclosed?s?\b|\bshut\b/i],
    abroad: {
      de: [/\b(?:ge)?öffnet\b|\boffen\b/iu, /\bgeschlossen\b|\bschließt\b|\bzu\b/iu],
      fr: [/ouvert|ouvre/iu, /ferm/iu],
      es: [/abiert|abre/iu, /cerrad|cierr/iu],
      it: [/apert|apre/iu, /chius|chiud/iu],
      pt: [/abert|abre/iu, /fechad|encerrad|fecha/iu],
      nl: [/\bopen/iu, /gesloten|\bdicht\b|sluit/iu],
    },
  },
  {
    meaning: 'limit',
    en: [
      new RegExp(String.raw`\b(?:(?<!not )before|by (?=${WHEN})|until|till|within|no later than)\b`, 'i'),
      new RegExp(
        String.raw`\b(?:after|from (?=${WHEN})(?![^.!?]{0,25}\b(?:to|until|till)\b)|since|starting|as of|not before|no earlier than)\b`,
        'i',
      ),
    ],
    abroad: {
      de: [
        word('bis|(?<!(?:nicht|erst) )vor|spätestens|innerhalb|binnen'),
        word('nach|ab|erst|frühestens|nicht vor'),
      ],
      fr: [
        word("(?<!pas )avant|jusqu['’]?(?:à|au|aux|en)?|d['’]ici|au plus tard|sous|dans les|en moins de"),
        word('après|à partir|à compter|dès|pas avant|au plus tôt'),
      ],
      es: [
        word('(?<!no )antes de[l]?|hasta|a más tardar|en un plazo|dentro de'),
        word('después|tras|a partir|desde|no antes'),
      ],
      it: [word('(?<!non )prima|entro|fino'), word('dopo|a partire|dal|dall|non prima')],
      pt: [
        word('(?<!não )antes|até|no prazo|dentro de|em até'),
        word('depois|após|a partir|desde|não antes'),
      ],
      nl: [
        word('(?<!niet )voor|vóór|tot|uiterlijk|binnen'),
        word('na|vanaf|pas|niet voor|niet vóór|niet eerder'),
      ],
    },
  },
  {
    meaning: 'condition',
    en: [/\b(?:if|when|once|as soon as)\b/i, /\bunless\b/i],
    abroad: {
      de: [
        word('wenn|falls|sofern|sobald|sollten'),
        word('es sei denn|außer wenn|(?:sofern|wenn|falls) (?:\\p{L}+ ){0,5}(?:nicht|kein\\p{L}*)'),
      ],
      fr: [
        word("(?<!(?:sauf|même) )s['’]?i?|quand|lorsque|dès que"),
        word('sauf si|à moins|excepté si|si (?:\\p{L}+ ){0,3}n'),
      ],
      es: [
        word('si|cuando|en cuanto'),
        word('salvo (?:que|si)|a menos que|a no ser|excepto si|si (?:\\p{L}+ ){0,2}no'),
      ],
      it: [
        word('se|quando|appena|qualora'),
        word('a meno che|salvo (?:che|se)|tranne se|se (?:\\p{L}+ ){0,2}non'),
      ],
      pt: [
        word('se|quando|caso|assim que'),
        word('a menos que|salvo se|exceto se|a não ser|se (?:\\p{L}+ ){0,2}não'),
      ],
      nl: [word('als|wanneer|zodra|indien'), word('tenzij|behalve als|als (?:\\p{L}+ ){0,4}(?:niet|geen)')],
    },
  },
  {
    meaning: 'gain',
    en: [/\bsav(?:es?|ed|ing|ings)\b|\bgain(?:s|ed)?\b/i, /\blos(?:es?|t|ing|ses)\b|\bcosts?\b/i],
    abroad: {
      de: [stem('spar|einspar|gespart|erspar|gewinn'), stem('verlier|verlor|verlust|kost')],
      fr: [stem('économis|gagn|épargn'), stem('per(?:d|t)|coût')],
      es: [stem('ahorr|gan'), stem('pierd|perd|pérdid|cuest|cost')],
      it: [stem('rispar|guadagn'), stem('perd|pers|cost')],
      pt: [stem('poup|economiz|ganh'), stem('perd|cust')],
      nl: [stem('bespa|spa(?:ar|r)|win'), stem('verlie|verlor|kost')],
    },
  },
  {
    meaning: 'change',
    en: [
      /\b(?:increas|ris(?:es?|ing)|rose|grow|grew|rais|climb)\w*/i,
      /\b(?:decreas|reduc|cut(?:s|ting)?\b|drop|fell\b|falls?\b|lower|shr[aiu]nk|declin)\w*/i,
    ],
    abroad: {
      de: [
        stem('steig|stieg|erhöh|gestieg|wachs|wuchs|anheb'),
        stem('sink|sank|senk|gesenk|gesunk|reduz|fiel|fall|verring|kürz|gekürz'),
      ],
      fr: [stem('augment|hauss|croît|accroî|relev|grimp'), stem('baiss|rédui|dimin|chut|tomb')],
      es: [stem('aument|sub(?:e|i|ió)|crec|increment'), stem('reduc|reduj|baj|cay|cae|dismin|recort')],
      it: [
        stem('aument|sal[iey]|cresc|incrementa'),
        stem('riduc|ridot|ridus|cal[aoi]|diminu|scend|sces|tagli'),
      ],
      pt: [stem('aument|sub(?:i|e)|cresc'), stem('reduz|redu[çc]|ca[ií]|baix|diminu|cort')],
      nl: [
        stem('stijg|steeg|gesteg|verhog|verhoog|groei'),
        stem('dal(?:t|en|de)|daal|gedaald|verlaag|verlag|vermind|zak'),
      ],
    },
  },
]

/** True where the sentence is on one side of such a pair and its translation only on the other. It need not be when the sentence denies. */
export const turnsWords = (source: string, text: string, language: string): boolean =>
  PAIRS.some(({ meaning, en, abroad }) => {
    const sides = abroad[language] ?? EAST[meaning]?.[language]
    if (!sides) return false
    const [one, other] = en.map((side) => side.test(source))
    if (one === other) return false
    const [is, turned] = one ? sides : [sides[1], sides[0]]
    return turned.test(text) && !is.test(text)
  })
