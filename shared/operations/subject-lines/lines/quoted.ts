/** Subjects that are the name the mail gives to what it invites to or hands over: `The Future of HR: Navigating Change in 2026`. */
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** What has a title of its own. */
const TITLED =
  /\b(?:webinar|session|workshop|seminar|talk|lecture|panel|conference|guide|report|white ?paper|paper|article|book|ebook|e-book|film|exhibition|course|series|episode|podcast|study)\b[^"“”]{0,20}["“]([^"“”]{10,70}?)[,.]?["”]/iu
const FEWEST = 3

export const quotedLines = ({ lines }: RichMaterial): Idea[] =>
  lines.flatMap((line): Idea[] => {
    const title = TITLED.exec(plain(line.sentence.text.slice(0, 400)))?.[1]?.trim() ?? ''
    if (!/^[\p{Lu}\d]/u.test(title) || title.split(' ').length < FEWEST) return []
    const [before = '', behind = ''] = title.split(': ')
    const texts = behind === '' || before.split(' ').length < FEWEST ? [title] : [title, before]
    return texts.map((text, i) => ({
      text,
      angle: 'specific',
      shape: 'says',
      role: 'heading',
      headline: true,
      plain: true,
      weight: 5 - i * 0.2,
      why: 'Its title, as the mail gives it.',
      line,
    }))
  })
