/** A greeting in two versions, which the sending system chooses from: `*|IF:FNAME|*Hello *|FNAME|*,*|ELSE:|*Hello,*|END:IF|*`. */
import type { Block, Doc } from '../../engine/doc.ts'
import { Memo } from '../../engine/memo.ts'
import { parse } from '../../engine/parse.ts'

const CONTROLS = /^(?:\*\|(?:IF|IFNOT|ELSE|ELSEIF|END)\b|\{%|\{\{\s*[#/]|\{\{\s*else\b|%%\[)/i
const ELSE = /^(?:\*\||\{%-?\s*|\{\{\s*)(?:else|elseif|elsif)\b/i
/** Longer blocks say more than hello. */
const LONGEST = 240

/** The block that greets in such a way; `undefined` where one greets plainly or none does. */
export function conditionalGreeting(doc: Doc): Block | undefined {
  if (doc.placeholders.length === 0 || doc.blocks.some(({ region }) => region === 'greeting'))
    return undefined
  return doc.blocks.find((block) => block.region === 'body' && firstGreets(doc, block))
}

/** Whether the version for those whose name is known is a greeting. */
function firstGreets(doc: Doc, { start, end }: Block): boolean {
  if (end - start > LONGEST) return false
  const tags = doc.placeholders.filter((p) => p.field === 'draft' && p.start >= start && p.end <= end)
  const controls = tags.filter(({ raw }) => CONTROLS.test(raw))
  const first = controls[0]
  if (!first || first.start !== start) return false
  const stop = controls.find(({ raw }) => ELSE.test(raw))?.start ?? controls.at(-1)?.start ?? end
  const said = doc.text.slice(first.end, stop).trim()
  if (said === '') return false
  const read = parse({ draft: `${said}\n\n.`, format: 'text', kind: doc.kind }, doc.profile, new Memo())
  return read.blocks[0]?.region === 'greeting' && (read.blocks[0]?.end ?? 0) >= said.length
}
