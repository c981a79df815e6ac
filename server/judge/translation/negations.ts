/** Whether a translation says no where its English source does. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that negate, by language. */
const NEGATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: words(
    'unmöglich außerstande nicht nichts kein keine keinen keinem keiner keines nie niemals ohne weder niemand nirgends',
  ),
  fr: words('impossible ne n pas sans jamais aucun aucune rien ni personne'),
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
  /\b(?:not|never|cannot|no longer|unable|nobody|no one|no (?!doubt|matter|problem|worries|later|more than)\p{L}+)\b|n['’]t\b/iu
/** Turns that negate in form only: others say them without. */
const IN_FORM =
  /\?|\b(?:not only|if not|whether or not|why not|or not)\b|\b(?:hesitate|forget|miss|mind|worry)\b/i

/** True where the source negates and the translation, into a language whose words we know, does not. */
export function losesNo(source: string, text: string, language: string): boolean {
  const [negations, signs] = [NEGATIONS[language], SIGNS[language]]
  if (!SAYS_NO.test(source) || IN_FORM.test(source)) return false
  if (signs) return !signs.test(text)
  if (!negations) return false
  return !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => negations.has(word) || /^un(?:fäh|mög|gült|verf|zul|nöt|bekannt)/.test(word),
  )
}
