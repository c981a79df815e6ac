/** Reads a draft from a file or from standard input. */
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { onlyWord, UsageError } from './command.ts'

/** Bytes; as much as the API takes. */
const MOST = 256 * 1024

/** The mail; a first line `Subject: …` becomes its subject, with the empty line after it. */
export async function readMail(words: readonly string[]): Promise<{ draft: string; subject?: string }> {
  const name = onlyWord(words, 'Give one file, or - to read from standard input.')
  const content =
    name === '-' ? textOf(await buffer(process.stdin), 'What came in') : await readFileText(name)
  if (Buffer.byteLength(content) > MOST) throw new UsageError('The mail is too large: at most 256 kB.')
  const header = /^\ufeff?Subject:[^\S\n]*([^\n]*?)[^\S\n]*(?:\n|$)(?:\r?\n)?/i.exec(content)
  if (!header) return { draft: content }
  return { draft: content.slice(header[0].length), subject: header[1] ?? '' }
}

/** The text of a file. Throws `UsageError` when it cannot be read. */
export async function readFileText(name: string): Promise<string> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => {
    // What was given may be a draft in place of a name, so it is not repeated.
    if (error.code === 'EISDIR')
      throw new UsageError('That is a folder. Give a file, or - for standard input.')
    if (error.code === 'EACCES') throw new UsageError('That file may not be read. Check who owns it.')
    throw new UsageError('There is no such file. Give a file, or - to read from standard input.')
  })
  return textOf(bytes, 'The file')
}

function textOf(bytes: Buffer, what: string): string {
  if (!isUtf8(bytes)) throw new UsageError(`${what} is not UTF-8. Save it as UTF-8 and try again.`)
  return bytes.toString('utf8')
}
