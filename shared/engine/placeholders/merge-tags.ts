/**
 * Reads one merge tag, by the two or one characters it begins with. Every pattern stops at the next opening
 * character of its own kind, so that a run of unclosed tags costs linear time.
 */
import type { Reading } from '../placeholders.ts'
import { unicode } from '../unicode.ts'
import { words } from '../word-set.ts'

type Meaning = Omit<Reading, 'raw'>
interface Shape {
  /** Sticky. */
  pattern: RegExp
  /** Reads the groups; `null` when it only looks like a tag. */
  read: (groups: readonly (string | undefined)[], raw: string) => Meaning | null
}

const value = (syntax: string, name: string | null, fallback: string | null = null): Meaning => ({
  syntax,
  name,
  fallback,
  role: 'value',
})
const block = (syntax: string, role: 'open' | 'close', name: string): Meaning => ({
  syntax,
  name,
  fallback: null,
  role,
})

const pathOf = (text: string): string | null => (unicode`^[\p{L}\p{N}_.$@&[\]' -]+$`.test(text) ? text : null)

const CLOSING: Record<string, string> = { '"': '"', "'": "'", '“': '”', '‘': '’' }

/** A quoted text, or a bare one up to the next filter, after `: (` or `=`. */
function literal(text: string): string {
  const rest = text.replace(/^\w*[\s:(=,]*/, '')
  const close = CLOSING[rest.charAt(0)]
  if (!close) return (/^[^|)}]*/.exec(rest)?.[0] ?? '').trim()
  const end = rest.indexOf(close, 1)
  return rest.slice(1, end < 0 ? undefined : end)
}

/** Fallback in what follows a name: `|default:'there'`, `| "there"`, `, fallback=there`. */
function fallbackOf(rest: string): string | null {
  for (const word of ['default', 'fallback']) {
    const at = rest.indexOf(word)
    if (at >= 0) return literal(rest.slice(at + word.length))
  }
  const direct = rest.replace(/^[|?]+\s*/, '')
  if (direct.charAt(0) in CLOSING) return literal(direct)
  // `{{first_name|there}}`: words that are no filter are what is said instead.
  const said = unicode`^\|\s*(\p{L}[\p{L} '’]{0,30})$`.exec(rest.trim())?.[1]
  return said === undefined || FILTERS.has(said.toLowerCase()) ? null : said
}

/** Filters of template languages that stand alone behind a name. */
const FILTERS = new Set(
  'capitalize capitalise capfirst upcase downcase upper lower title titlecase trim strip lstrip rstrip escape safe raw date money first last size length json reverse sort uniq round ceil floor abs url encode striptags urlencode'.split(
    ' ',
  ),
)

/** `personalization_token('contact.firstname', 'there')`, `BLANKVALUE(Contact.FirstName, "there")`. */
const CALL = /^\w+\(\s*["']?([\w.$]+)["']?\s*(?:,\s*["']([^"']*)["']\s*)?\)/

/** Splits `name | default: 'there'` and the like. */
function nameAndFallback(body: string): [name: string | null, fallback: string | null] {
  const call = CALL.exec(body)
  if (call) return [call[1] ?? null, call[2] ?? null]
  const cut = body.search(/[|,:?]/)
  if (cut < 0) return [pathOf(body), null]
  return [pathOf(body.slice(0, cut).trim()), fallbackOf(body.slice(cut))]
}

const GO_BLOCK = /^(?:if|range|with|block|define)\s/
const MARKETO = /^(?:lead|company|my|system|trigger|member|campaign|program)\.[^|]* |:default=/i

/** What stands between `{{` and `}}`. */
function double([inner = '']: readonly (string | undefined)[]): Meaning | null {
  const body = inner.replace(/^[-~]/, '').replace(/[-~]$/, '').trim()
  const keyword = unicode`^[#^/]\s*[*>]?\s*([\p{L}\p{N}_.-]+)`.exec(body)?.[1]
  if (keyword) return block('handlebars_block', body.startsWith('/') ? 'close' : 'open', keyword)
  if (/^(?:[!>^]|else\b)/.test(body)) return value('handlebars_block', null)
  if (body.startsWith('.')) return value('go_template', pathOf(body.split(/[\s|]/)[0] ?? ''))
  if (GO_BLOCK.test(body)) return block('go_template', 'open', body.split(' ')[0] ?? '')
  if (body === 'end') return block('go_template', 'close', 'end')
  if (/^random\s*\|/i.test(body)) return { ...value('spintax', null), role: 'choice' }
  // `{{ color: red }}` is a style object, not a tag.
  if (/^[\w-]+\s*:(?!default=)/.test(body)) return null
  if (!unicode`^[\p{L}\p{N}_$@&[]`.test(body) && !(body.charAt(0) in CLOSING && body.includes('|')))
    return null
  const [name, fallback] = nameAndFallback(body)
  const syntax = MARKETO.test(body) ? 'marketo' : body.includes('|') ? 'liquid' : 'mustache'
  return value(syntax, name, fallback)
}

const LIQUID_BLOCKS = words(
  'if unless ifchanged case for tablerow capture comment raw form paginate block macro filter call with ' +
    'autoescape spaceless verbatim cache catalog trans blocktrans',
)

function liquidTag([inner = '']: readonly (string | undefined)[]): Meaning {
  const word = /^[-+\s]*(\w+)/.exec(inner)?.[1] ?? ''
  if (LIQUID_BLOCKS.has(word)) return block('liquid_block', 'open', word)
  const ended = word.startsWith('end') ? word.slice(3) : ''
  if (LIQUID_BLOCKS.has(ended)) return block('liquid_block', 'close', ended)
  return value('liquid_block', null)
}

function ampscriptBlock([inner = '']: readonly (string | undefined)[]): Meaning {
  const word = /^\s*(\w+)/.exec(inner)?.[1]?.toLowerCase() ?? ''
  if (word === 'if' || word === 'for') return block('ampscript', 'open', word)
  if (word === 'endif') return block('ampscript', 'close', 'if')
  if (word === 'next') return block('ampscript', 'close', 'for')
  return value('ampscript', null)
}

const MAILCHIMP_BLOCK = /^(IF|INTERESTED|RSSITEMS|FEEDITEMS|FEEDBLOCK)(?:NOT)?:/i

function mailchimp([head = '', fallback]: readonly (string | undefined)[]): Meaning {
  if (/^END:/i.test(head)) return block('mailchimp', 'close', head.slice(4).trim().toLowerCase())
  const open = MAILCHIMP_BLOCK.exec(head)?.[1]
  if (open) return block('mailchimp', 'open', open.toLowerCase())
  if (/^ELSE/i.test(head)) return value('mailchimp', null)
  return value('mailchimp', (head.split(':')[0] ?? '').trim(), fallback ?? null)
}

/** Bare `<% %>` holds Ruby or JavaScript: both ways to open and end a block are read. */
function erb([sign, inner = '']: readonly (string | undefined)[]): Meaning {
  const code = inner.replace(/-$/, '').trim()
  if (sign) return value('erb', pathOf(code))
  if (code === 'end' || code === '}' || code === '})') return block('erb', 'close', 'end')
  if (/^(?:else|elsif|\})/.test(code)) return value('erb', null)
  if (/^(?:if|unless|for|while|case)\b|\{$|\bdo\b/.test(code))
    return block('erb', 'open', /^\w*/.exec(code)?.[0] || 'do')
  return value('erb', null)
}

/** `%E2%80%A6` is an encoded address, not a tag. */
const encodesBytes = (name: string, after: string): boolean =>
  /^[\da-f]{2}/i.test(name) && (name.length === 2 || /^[\da-f]{2}/i.test(after))

const shape = (pattern: RegExp, read: Shape['read']): Shape => ({ pattern, read })
const simple = (pattern: RegExp, syntax: string): Shape =>
  shape(pattern, ([body = '']) =>
    body.trim() === '' ? null : value(syntax, ...nameAndFallback(body.trim())),
  )

/** `[[FIRSTNAME OR "there"]]` and `[[firstname]]`. */
function doubleBracket([body = '']: readonly (string | undefined)[]): Meaning {
  const or = body.indexOf(' OR ')
  if (or >= 0) return value('constant_contact', body.slice(0, or).trim(), literal(body.slice(or + 3)))
  return value(
    body === body.toUpperCase() ? 'constant_contact' : 'getresponse',
    ...nameAndFallback(body.trim()),
  )
}

const PAIRS = new Map<string, readonly Shape[]>([
  [
    '{{',
    [
      simple(/\{\{\{([^{}]{1,290})\}\}\}/y, 'salesforce_lightning'),
      shape(/\{\{([^{}$]{0,100})\$\{([^{}]{1,120})\}([^{}]{0,70})\}\}/y, ([, name = '', rest = '']) =>
        value('braze', name.trim(), fallbackOf(rest.trim())),
      ),
      shape(/\{\{([^{}]{1,296})\}\}/y, double),
    ],
  ],
  [
    '{%',
    [
      shape(/\{%=([^%{}]{1,290})%?\}/y, ([body = '']) => value('marketo', ...nameAndFallback(body.trim()))),
      shape(/\{%([^%]{1,296})%\}/y, liquidTag),
    ],
  ],
  [
    '{!',
    [
      shape(/\{!([A-Za-z$][^{}\n]{0,290})\}/y, ([body = '']) =>
        value(/[.$(]/.test(body) ? 'salesforce_classic' : 'aweber', ...nameAndFallback(body.trim())),
      ),
    ],
  ],
  ['{$', [simple(/\{\$([A-Za-z_][^{}\n]{0,290})\}/y, 'mailerlite')]],
  [
    '%%',
    [
      shape(/%%\[([^%]{1,294})\]%%/y, ampscriptBlock),
      shape(/%%=([^%\n]{1,294})=%%/y, ([body = '']) => value('ampscript', /@\w+/.exec(body)?.[0] ?? null)),
      simple(/%%!?([A-Za-z_][\w .'-]{0,290})%%/y, 'ampscript'),
    ],
  ],
  ['*|', [shape(/\*\|([A-Za-z][^*|\n]{0,150})(?:\|([^*|\n]{0,120}))?\|\*/y, mailchimp)]],
  ['[[', [shape(/\[\[([A-Za-z_][^[\]\n]{0,290})\]\]/y, doubleBracket)]],
  ['<%', [shape(/<%([=-])?([^%]{1,290})%>/y, erb)]],
  ['${', [simple(/\$\{([A-Za-z_][^{}$\n]{0,290})\}/y, 'dollar_brace')]],
])

const SINGLES = new Map<string, readonly Shape[]>([
  [
    '{',
    [
      shape(/\{([a-z_]{2,40})=([^{}|\n]{1,120})(?:\|([^{}|\n]{0,120}))?\}/y, ([, name = '', fallback]) =>
        value('mautic', name, fallback ?? null),
      ),
      // One brace is enough for a machine's name, as in `{FirstName}` or `{unsubscribe_url}`; `{Name}` is a leftover.
      shape(/\{([A-Za-z][A-Za-z0-9_.]{1,60})\}/y, ([name = '']) =>
        /[_.]|[a-z][A-Z]/.test(name) ? value('single_brace', name) : null,
      ),
    ],
  ],
  [
    '[',
    [
      shape(/\[([A-Za-z][\w .-]{0,60}),\s*fallback=([^[\]\n]{0,150})\]/y, ([name = '', fallback = '']) =>
        value('campaign_monitor', name.trim(), fallback.trim()),
      ),
    ],
  ],
  // A dot or an underscore, as `$AAPL$` may be prose.
  ['$', [simple(/\$([A-Z][A-Z0-9]*[._][A-Z0-9._]{1,80})\$/y, 'constant_contact')]],
  ['~', [simple(/~([A-Za-z]\w{0,60}\.[\w.]{1,80})~/y, 'keap')]],
])

/** Signs that words may touch: the tag must not be glued to a word on either side. */
const ALONE = new Map<string, readonly Shape[]>([
  ['%', [simple(/%([A-Za-z_][A-Za-z0-9_-]{1,80})%/y, 'activecampaign')]],
  ['@', [simple(/@([A-Z][A-Z0-9_]{1,80})@/y, 'dotdigital')]],
  ['#', [simple(/#([A-Za-z][A-Za-z0-9_-]{1,80})#/y, 'flexmail')]],
])

const isGlue = (character: string): boolean => unicode`[\p{L}\p{N}_%@#&]`.test(character)

/** The merge tag that begins at `at`, without a limit of length; `null` when there is none. */
export function mergeTag(text: string, at: number): Reading | null {
  const first = text.charAt(at)
  const paired = read(PAIRS.get(text.slice(at, at + 2)), text, at)
  if (paired) return paired
  const single = read(SINGLES.get(first), text, at)
  if (single) return single
  if (first === '{') return spintax(text, at)
  const alone = isGlue(text.charAt(at - 1)) ? null : read(ALONE.get(first), text, at)
  if (!alone) return null
  const end = at + alone.raw.length
  const glued =
    first === '%' ? encodesBytes(alone.raw.slice(1, -1), text.slice(end, end + 2)) : isGlue(text.charAt(end))
  return glued ? null : alone
}

function read(shapes: readonly Shape[] | undefined, text: string, at: number): Reading | null {
  for (const { pattern, read } of shapes ?? []) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    const meaning = match && read(match.slice(1), match[0])
    if (meaning) return { raw: match[0], ...meaning }
  }
  return null
}

/** Choices nest (`{Hi|{Hello|Dear} {{name}}}`), which no pattern of linear time reads. */
const DEEPEST = 4

function spintax(text: string, at: number): Reading | null {
  const limit = Math.min(text.length, at + 300)
  let depth = 0
  let choices = false
  for (let i = at; i < limit; i++) {
    const character = text.charAt(i)
    if (character === '{' && ++depth > DEEPEST) return null
    if (character === '|' && depth === 1) choices = true
    if (character === '\n' || character === ';') return null
    if (character === '}' && --depth === 0) {
      const raw = text.slice(at, i + 1)
      // JSON begins with a quote; `||` is code.
      if (!choices || /^\{\s*["']/.test(raw) || raw.includes('||') || !unicode`[\p{L}\p{N}]`.test(raw))
        return null
      return { raw, syntax: 'spintax', name: null, fallback: null, role: 'choice' }
    }
  }
  return null
}
