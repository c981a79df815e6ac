/** Which lines of a plain text are code: between fences, or indented as a listing. */

const FENCE = /^(?:```|~~~)/
/** Four spaces or a tab set a listing off. */
const INDENT = /^(?: {4,}|\t)\s*\S/
/** Signs and words that stand in code and hardly in a letter. */
const LIKE_CODE =
  /[{}<>;=|\\$]|\w\(|(?:^|\s)--?\w|\w_\w|\w\/\w+\/|^\s*(?:npm|npx|git|curl|sudo|cd|pip|docker|select|import|const|let|def|function|return|echo)\b/i

/** For each line, as it stands, whether it is code. Fences count; one that is never closed opens nothing. */
export function codeLines(lines: readonly string[]): readonly boolean[] {
  const code: boolean[] = lines.map(() => false)
  let open = -1
  for (let n = 0; n < lines.length; n++) {
    if (!FENCE.test((lines[n] as string).trimStart())) continue
    if (open < 0) open = n
    else {
      code.fill(true, open, n + 1)
      open = -1
    }
  }
  for (let n = 0; n < lines.length; n++) {
    if (code[n] || !INDENT.test(lines[n] as string) || (n > 0 && (lines[n - 1] as string).trim() !== ''))
      continue
    let end = n
    while (end < lines.length && INDENT.test(lines[end] as string)) end++
    if (lines.slice(n, end).some((line) => LIKE_CODE.test(line))) code.fill(true, n, end)
    n = end - 1
  }
  // Where everything is set off, nothing is.
  return lines.every((line, n) => code[n] || line.trim() === '') ? lines.map(() => false) : code
}
