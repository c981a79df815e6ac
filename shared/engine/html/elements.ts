/** What is known of HTML elements: only what decides how a mail reads. */

/** Has no content and no end tag. */
export const VOID = 1
/** Starts on a line of its own. */
export const BLOCK = 2
/** End tags of the content do not reach beyond it. */
export const SCOPE = 4
/** Its content is not markup and not shown. */
export const RAW = 8
/** Its content is markup but not shown. */
export const DROP = 16
/** Mail clients strip it, or it runs code. */
export const STRIPPED = 32
/** May stand in `<head>` without ending it. */
export const HEAD = 64
/** Part of a table. */
export const TABLE = 128
/** A bare start tag of that name is surely markup; `<title>` may be a hole to fill. */
export const BARE = 256

export interface Element {
  /** Small number, unique within a draft. */
  readonly id: number
  /** In lower case. */
  readonly name: string
  readonly flags: number
  /** 1 to 6 for headings, else 0. */
  readonly level: number
}

const GROUPS: readonly (readonly [flag: number, names: string])[] = [
  [
    VOID,
    'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
  ],
  [
    BLOCK,
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul',
  ],
  [SCOPE | TABLE, 'caption table td th'],
  [TABLE, 'col colgroup tbody tfoot thead tr'],
  [RAW, 'iframe noembed noframes noscript script style textarea title'],
  [DROP, 'head select svg template xml'],
  [
    STRIPPED,
    'applet audio base bgsound button canvas embed form frame frameset iframe input link object script select svg textarea video',
  ],
  [HEAD, 'base head html link meta noscript script style template title xml'],
  [
    BARE,
    'blockquote body br div h1 h2 h3 h4 h5 h6 head hr html img li meta ol p pre span style table tbody td th tr ul',
  ],
  [
    0,
    'a abbr acronym b bdi bdo big cite code data datalist del dfn em font i ins kbd label map mark marquee meter nobr optgroup option output picture progress q rp rt ruby s samp slot small span strike strong sub sup time tt u v:roundrect var',
  ],
]

const flagsByName = new Map<string, number>()
for (const [flag, names] of GROUPS) {
  for (const name of names.split(' ')) flagsByName.set(name, (flagsByName.get(name) ?? 0) | flag)
}

/** The elements of HTML, and the one of VML that draws buttons, by lower-case name. */
export const ELEMENTS: ReadonlyMap<string, Element> = new Map(
  [...flagsByName].map(([name, flags], id) => [name, { id, name, flags, level: levelOf(name) }]),
)

function levelOf(name: string): number {
  return name.length === 2 && name.startsWith('h') && name !== 'hr' ? Number(name.charAt(1)) : 0
}
