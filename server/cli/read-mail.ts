/** Reads a draft from a file or from standard input. */
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { REQUEST_MAX } from '#shared/operations/fields.ts'
import { onlyWord, UsageError } from './command.ts'

/** Fields that may stand above a mail, by the word before the colon. */
const HEADERS = { subject: 'subject', preheader: 'preheader', from: 'from_name' } as const
const HEADER = /^(Subject|Preheader|From):[^\S\n]*([^\n]*?)[^\S\n]*(?:\n|$)/i

interface Mail {
  draft: string
  subject?: string
  preheader?: string
  from_name?: string
}

/** The mail. Lines `Subject: …`, `Preheader: …` and `From: …` at its head become fields, with the empty line after them. */
export async function readMail(words: readonly string[]): Promise<Mail> {
  const name = onlyWord(words, 'Give one file, or - to read from standard input.')
  const content =
    name === '-' ? textOf(await buffer(process.stdin), 'What came in') : await readFileText(name)
  if (Buffer.byteLength(content) > REQUEST_MAX) throw new UsageError('The mail is too large: at most 256 kB.')
  const mail: Mail = { draft: content.replace(/^\ufeff/, '') }
  for (let header = HEADER.exec(mail.draft); header; header = HEADER.exec(mail.draft)) {
    const [line, name = '', value = ''] = header
    const field = HEADERS[name.toLowerCase() as keyof typeof HEADERS]
    // A second line of the kind belongs to the mail.
    if (mail[field] !== undefined) break
    // “Tom Reed <tom@reed.example>”: the name is what readers see.
    mail[field] = field === 'from_name' ? value.replace(/\s*<[^<>]*>$/, '') : value
    mail.draft = mail.draft.slice(line.length)
  }
  const { draft, ...fields } = mail
  if (Object.keys(fields).length === 0) return { draft: content }
  return { draft: draft.replace(/^\r?\n/, ''), ...fields }
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
