/** What a browser calls itself, in short. */

/** The first that is found; later ones are also named by those before them. */
const BROWSERS: readonly [mark: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [mark: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
/** Characters that are shown of what is no browser. */
const SHOWN = 60

/** `Firefox on Windows`; what is no known browser by its own words, shortened. */
export function browserOf(agent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(agent))?.[1]
  const browser = named(BROWSERS)
  if (browser === undefined) return agent.length > SHOWN ? `${agent.slice(0, SHOWN)}…` : agent
  const system = named(SYSTEMS)
  return system === undefined ? browser : `${browser} on ${system}`
}
