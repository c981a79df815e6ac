/** Whether a translation says no where its English source does. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that negate, by language. */
const NEGATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'unmöglich außerstande nicht nichts kein keine keinen keinem keiner keines nie niemals ohne weder niemand nirgends höchstens maximal',
  ),
  fr: words('impossible ne n pas sans jamais aucun aucune rien ni personne non'),
  es: words('imposible no sin nunca jamás ni nadie nada ningún ninguna ninguno tampoco'),
  it: words('non senza mai nessun nessuna nessuno né niente nulla'),
  pt: words('não sem nunca nem ninguém nada nenhum nenhuma'),
  nl: words('niet geen zonder nooit niemand niets nergens'),
}

/** Signs and endings that negate in languages without spaces around them. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  ja: /(?<![少危])ない|(?<![少も])なく|なかっ|なけれ|ません|[れえせわ]ず|ずに|[無不未禁]|なし|かねま|困難|難し/u,
  zh: /[不没沒无無未别別勿非]/u,
  ko: /않|없|못|안 |아니|아닙|불가|말고|마세요|마십시오/u,
}

const SAYS_NO =
  /\b(?:not|never|cannot|no longer|unable|nobody|no one|nothing|none|without|no (?!doubt|matter|problem|worries|later|more than)\p{L}+)\b|n['’]t\b/iu
/** Turns that negate in form only: others say them without. */
const IN_FORM =
  /\?|\b(?:not only|if not|whether or not|why not|or not)\b|\b(?:hesitate|forget|miss|mind|worry)\b/i

/** A no within a word: “unberührt”, “fehlerfrei”, “ongemoeid”. */
const NO_WITHIN: Readonly<Record<string, RegExp>> = {
  de: /^un(?!ser|ter|d)\p{L}{4,}|frei$|los(?:e[nmrs]?)?$/u,
  nl: /^on(?!der|ze|s$|t)\p{L}{4,}|loos$/u,
  fr: /^(?:in|im)(?:possi|util|dispon|touch|chang)/u,
  es: /^(?:in|im)(?:posi|util|dispon|tact)/u,
  it: /^(?:in|im)(?:possi|util|dispon|vari|tatt)/u,
  pt: /^(?:in|im)(?:poss|util|dispon|tact|alter)/u,
}

/** True where the source negates and the translation, into a language whose words we know, does not. */
export function losesNo(source: string, text: string, language: string): boolean {
  const [negations, signs] = [NEGATIONS[language], SIGNS[language]]
  if (!SAYS_NO.test(source) || IN_FORM.test(source)) return false
  if (signs) return !signs.test(text)
  if (!negations) return false
  return !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => negations.has(word) || NO_WITHIN[language]?.test(word) === true,
  )
}

/** Negations that hardly any sentence needs to say something positive. */
const PLAIN_NO: Readonly<Record<string, RegExp>> = {
  de: /\b(?:nicht|kein(?:e[nmrs]?)?|nie(?:mals)?)\b/iu,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:non|mai)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais)(?!\p{L})/iu,
  nl: /\b(?:niet|geen|nooit)\b/iu,
}
/** English that others say with a no: ends, limits, lacks, and whatever is easy, welcome or to be remembered. */
const SAID_WITH_NO =
  /\b(?:no|nor|nothing|none|without|fails?|failed|stopped|ended|late|overdue|miss\p{L}*|lacks?|only|just|unless|until|till|before|free|instead|rather|than|too|refus\p{L}*|declin\p{L}*|un\p{L}+|dis\p{L}+|in\p{L}{3,}less|remember|sure|welcome|easy|simple|small|few|little|rare\p{L}*|hard\p{L}*|matter|worry|problem|trouble|wrong|keep|avoid|save[sd]?|skip|yet|still|soon|any\p{L}*|forget|hesitate|mind|also|as well|both|why|if|whether|need|have to|must)\b/iu
/** Turns that negate in form only: “n’hésitez pas”, “nicht nur”, “pas à pas”. */
const FORMAL_NO =
  /\?|vergess|vergiss|oubli|olvid|dimentic|esque[cç]|z[öo]ger|h[ée]sit|dud[ea]|esit|aarzel|vergeet|nicht nur|kein problem|pas (?:à|que|seulement|de soucis)|no s[óo]lo|non solo|não só|niet alleen|n['’]est-ce pas|¿no|no\. /iu

/** True where a translation, into a language whose words we know, says no and its source nothing of the kind. */
export function gainsNo(source: string, text: string, language: string): boolean {
  const plain = PLAIN_NO[language]
  if (!plain || SAYS_NO.test(source) || IN_FORM.test(source)) return false
  return !SAID_WITH_NO.test(source) && !FORMAL_NO.test(text) && plain.test(text)
}
