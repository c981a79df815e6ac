/** What one firm proposes to do with another: `the co-branded challenge in January`. */
import type { Doc } from '../../engine/doc.ts'

const PROPOSES =
  "(?:we (?:could|can|might)|could we|what if we|how about (?:we|us)|i(?:'d| would) (?:love|like) (?:us )?to|i(?:'m| am)? (?:propose|proposing|suggest|suggesting|picture|am picturing)|my idea is|the idea is|(?:love|like|happy|keen|want) to)"
const DO =
  '(?:do|doing|run|running|host|hosting|co-host|launch|try|trying|put together|set up|organi[sz]e|create|build|plan|start|hold|make|explore|propose|suggest|discuss)'
const THING = String.raw`an? (?!(?:call|chat|meeting|deck|demo|talk|coffee|conversation|bit|lot|few|time|way|look)\b)(?!(?:quick|short|brief|\d+|\p{L}+)[ -](?:minute[ -])?(?:call|chat|meeting|demo|talk|coffee|conversation)\b)([\p{L}\p{N}&-]+(?: (?!(?:where|that|which|with|so|to|and|or|but|when|between|if|for|on|by|as|at|of)\b)[\p{L}\p{N}&-]+){0,5}(?: of (?:the )?[\p{L}-]+)?)`
const PROPOSED = new RegExp(String.raw`\b${PROPOSES} (?:${DO} )?(?:together )?${THING}`, 'iu')

/** What a sentence says is not so. */
export const DENIED = /\b(?:not|never|no longer)\b|n't\b/i

/** What a partner is asked to do together, by the words of the mail; `null` where it names nothing. */
export function proposedIn({ sentences }: Doc): string | null {
  for (const { text, region } of sentences) {
    if (region !== 'opening' && region !== 'body' && region !== 'ask') continue
    const told = text.replaceAll('’', "'")
    const found = PROPOSED.exec(told)
    const [all = '', thing] = found ?? []
    // “We don't want to run a campaign.”
    if (DENIED.test(told.slice(0, (found?.index ?? 0) + all.length))) continue
    if (thing !== undefined && (thing.includes(' ') || thing.includes('-'))) return `the ${thing}`
  }
  return null
}
