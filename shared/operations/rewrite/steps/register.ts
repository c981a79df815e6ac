import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { Proposal, Step, WrittenTone } from '../step.ts'

/** Words of a greeting or sign-off, and what a tone has in their place. */
interface Form {
  find: RegExp
  put: string
}

const TITLE = String.raw`(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam|customer|valued|all|team|friends?)\b`

const GREETINGS: Readonly<Partial<Record<WrittenTone, Form>>> = {
  // Only before a first name: “Hi Mr Falk” is neither one nor the other.
  warm: { find: new RegExp(String.raw`^dear(?= (?!${TITLE})\S+\s*[,!:]?$)`, 'iu'), put: 'Hi' },
  // “Dear there” greets nobody.
  formal: { find: /^(?:hi|hello|hey|hiya|howdy)(?= (?!there\b)\S)/iu, put: 'Dear' },
}

const CLOSINGS: Readonly<Partial<Record<WrittenTone, Form>>> = {
  warm: {
    find: /^(?:regards|best regards|kind regards|yours sincerely|sincerely|sincerely yours|yours faithfully|yours truly|respectfully)(?=\s*,?$)/iu,
    put: 'Best wishes',
  },
  formal: {
    find: /^(?:cheers|best|thx|ta|take care|talk soon|speak soon|xoxo?|all the best|warmly)(?=\s*,?$)/iu,
    put: 'Kind regards',
  },
}

/** Proposes a greeting and a sign-off that fit a warm or formal tone, and full stops for a formal one's exclamation marks. */
export const register: Step = ({ doc }, { tones, rules }) => {
  if (!tones || rules || !doc.english) return []
  return doc.sentences.flatMap((sentence): Proposal[] =>
    [...tones].flatMap((tone) => {
      if (sentence.region === 'greeting')
        return [
          ...replaced(doc, sentence, GREETINGS[tone], tone),
          ...(tone === 'formal' ? replacedEnd(doc, sentence) : []),
        ]
      if (sentence.region === 'signoff') return replaced(doc, sentence, CLOSINGS[tone], tone)
      return tone === 'formal' ? calmed(doc, sentence) : []
    }),
  )
}

function replaced(
  doc: Doc,
  { text, start }: Sentence,
  form: Form | undefined,
  tone: WrittenTone,
): Proposal[] {
  const [found] = form?.find.exec(text) ?? []
  if (!form || found === undefined || found === form.put) return []
  return proposal(doc, start, start + found.length, form.put, tone)
}

/** “Dear Zoe!” as “Dear Zoe,”. */
const replacedEnd = (doc: Doc, { text, start }: Sentence): Proposal[] =>
  text.endsWith('!') ? proposal(doc, start + text.length - 1, start + text.length, ',', 'formal') : []

/** Full stops for exclamation marks. */
function calmed(doc: Doc, { text, start, mark, region, tokens }: Sentence): Proposal[] {
  if (region !== 'opening' && region !== 'body' && region !== 'ask') return []
  const at = text.lastIndexOf('!')
  if (WISHES.test(text)) return []
  if (mark !== '!' || at < 0 || at !== text.length - 1 || text[at - 1] === '!' || tokens.length < 3) return []
  return proposal(doc, start + at, start + at + 1, '.', 'formal')
}

/** “Happy growing!”: with a full stop it is no wish. */
const WISHES = /^(?:happy|merry|enjoy)(?: \S+){1,3}$/i

function proposal(doc: Doc, start: number, end: number, replacement: string, tone: WrittenTone): Proposal[] {
  if (!doc.source.isPlain({ start, end })) return []
  return [
    {
      type: 'term',
      rule: null,
      field: 'draft',
      edits: [{ ...doc.source.toSource({ start, end }), replacement: doc.source.encode(replacement) }],
      reason: 'Fits the tone asked for.',
      tone,
    },
  ]
}
