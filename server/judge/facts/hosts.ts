/** Names of hosts in a text, whatever they end in: a reader's mail program makes a link of each. */

/** Two labels or more; the last has letters only. A capital behind a dot begins a sentence. */
const HOSTS = /(?<![\p{L}\p{N}.@-])(?:[\p{L}\p{N}-]+[.．。｡])+(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}-])/gu
/** Ways to write a host so that no program sees it. */
const SPELT_OUT =
  /(?<=[\p{L}\p{N}])\s*(?:[[({]\s*(?:dot|\.)\s*[\])}]|\sdot\s|\s(?:punkt|punto|point)\s(?=(?:com|net|org|info|biz|io|de|fr|es|it|eu)\b))\s*(?=\p{L}{2})/giu

/** A text that names no host: where links lead is nobody’s business who rewrites the words. */
export const withoutHosts = (text: string): string => text.replaceAll(HOSTS, 'a link')

/** Hosts of a text in lower case, also those of its links and addresses, and those spelt out as “evil dot com”. */
export const hostsIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.replaceAll(/@/g, ' ').replaceAll(SPELT_OUT, '.').matchAll(HOSTS)].map(([host]) =>
      host.toLowerCase().replaceAll(/[．。｡]/g, '.'),
    ),
  )
