/** Subjects with people in them: who sent you, and who is introduced to whom. */
import type { Doc, Token } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import { nameEnd } from '../../material/people.ts'
import { DAYS, PREPOSITIONS } from '../../material/words.ts'
import type { Idea } from '../idea.ts'

const TOLD = new Set([
  'told',
  'mentioned',
  'suggested',
  'recommended',
  'introduced',
  'referred',
  'pointed',
  'passed',
  'asked',
  'said',
])
/** Tokens of a name with its title: “Dr. Ian Moss”. */
const NAME = 5
const ME = new Set(['me', 'us', 'i', 'that', 'you'])

export function peopleLines(doc: Doc, material: RichMaterial): Idea[] {
  return [
    // What somebody told of the reader's deed is thanks, and sent nobody.
    ...(doc.kind === 'thank_you' ? [] : material.lines.flatMap((line) => referral(line, material, doc))),
    ...introduction(doc, material),
    ...called(material),
  ]
}

/** `Dave Ormerod on damage claims`, where he told you about them. */
function referral(line: Line, material: RichMaterial, { family }: Doc): Idea[] {
  const { tokens, text } = line.sentence
  const verb = tokens.findIndex((t, i) => i > 0 && TOLD.has(t.lower) && ME.has(tokens[i + 1]?.lower ?? ''))
  if (verb < 0) return []
  const from = tokens.findIndex(
    (t, i) =>
      i < verb && nameEnd(tokens, i, NAME) > i + 1 && !PREPOSITIONS.has(t.lower) && !DAYS.has(t.lower),
  )
  if (from < 0) return []
  /** Where what was told begins: “suggested that I write”. */
  const told = tokens[verb + 1]?.lower === 'that' ? verb + 2 : verb + 1
  const name = text.slice(tokens[from]?.start ?? 0, tokens[nameEnd(tokens, from, NAME) - 1]?.end ?? 0)
  // “said you were the best surgeon”: what was said is no matter.
  const praised =
    /^(?:you|you['’]re)$/.test(tokens[verb + 1]?.lower ?? '') &&
    /^(?:said|told)$/.test(tokens[verb]?.lower ?? '')
  // “told me you restore violins”: what the reader does is the matter of a stranger's offer alone.
  const ofReader = family !== 'cold' && /\byou\b/i.test(text.slice(tokens[verb]?.end ?? 0))
  const topic =
    praised || ofReader
      ? undefined
      : material.topics.find(
          (t) =>
            t.line.sentence === line.sentence &&
            t.phrase.from > verb &&
            !t.phrase.joined &&
            !/^(?:their|his|her|its|our|my)$/.test(t.phrase.determiner),
        )
  const why = `Names ${name}, who sent you.`
  const idea = (words: string, weight: number): Idea => ({
    text: words,
    angle: 'referral',
    shape: 'says',
    role: 'trigger',
    weight,
    why,
    line,
  })
  return [
    ...(topic
      ? [
          idea(
            `${name} on ${/^(?:the|your)$/.test(topic.phrase.determiner) ? `${topic.phrase.determiner} ` : ''}${topic.text}`,
            6,
          ),
        ]
      : []),
    idea(`${name} ${tokens[verb]?.text ?? ''} ${tokens[verb + 1]?.text ?? ''}`, 1),
    // “Martin Bell suggested I write”
    ...(/^(?:write|call|email|contact)$/.test(tokens[told + 1]?.lower ?? '') && tokens[told]?.lower === 'i'
      ? [idea(`${name} ${tokens[verb]?.text ?? ''} I ${tokens[told + 1]?.text ?? ''}`, 6)]
      : []),
  ].filter(({ text: t }) => !/ (?:that|me|us|i|you)$/i.test(t) || t.includes(' on '))
}

const INTRODUCES = /\b(?:meet|introduc\w*|intro|connect\w*)\b/i

/** `Intro: Zoë and Håkon`, where the mail greets two and introduces them. */
function introduction(doc: Doc, material: RichMaterial): Idea[] {
  if (doc.kind !== 'referral_intro') return []
  const introduces = doc.sentences.some(
    ({ region, text }) =>
      (region === 'opening' || region === 'greeting' || region === 'body') &&
      INTRODUCES.test(text.slice(0, 200)),
  )
  if (!introduces) return []
  const names: string[] = []
  for (const s of doc.sentences)
    if (s.region === 'greeting' || s.region === 'opening') collect(s.tokens, names)
  const [a, b] = names
  if (a === undefined || b === undefined) return []
  const why = 'Says who meets whom.'
  const topic = material.topics.find((t) => t.weight > 2 && !t.text.includes(a) && !t.text.includes(b))
  return [
    {
      text: `Intro: ${a} and ${b}`,
      angle: 'referral',
      shape: 'says',
      role: 'trigger',
      weight: 7,
      why,
      line: null,
    },
    { text: `${a}, meet ${b}`, angle: 'name', shape: 'says', role: 'trigger', weight: 5, why, line: null },
    ...(topic
      ? [
          {
            text: `${a} and ${b}: ${topic.text}`,
            angle: 'specific' as const,
            shape: 'says' as const,
            role: 'trigger' as const,
            weight: 4,
            why,
            line: null,
          },
        ]
      : []),
  ]
}

function collect(tokens: readonly Token[], names: string[]) {
  for (let i = 0; i < tokens.length; i++) {
    const end = nameEnd(tokens, i, 1)
    const name = tokens[i]?.text ?? ''
    if (
      end > i &&
      name.length > 1 &&
      (i > 0 || tokens[i + 1]?.text === ',') &&
      !/^(?:I|You|We|So)$/.test(name) &&
      !names.includes(name)
    )
      names.push(name)
    else if (end > i && i === 0 && tokens[1]?.lower === 'meet' && !names.includes(name)) names.push(name)
  }
}

/** The reader's name in front, only where the mail greets by a merge tag or a name. */
function called(material: RichMaterial): Idea[] {
  const name = material.recipient.name?.text
  if (name === undefined || /\s/.test(name.replaceAll(/\{[^}]*\}|\*\|[^|]*\|\*|%%[^%]*%%/g, ''))) return []
  const own = material.topics.filter((t) => t.readers && t.text.includes(' ')).slice(0, 2)
  return own.map((t) => ({
    text: `${name}, your ${t.text}`,
    angle: 'name' as const,
    shape: 'says' as const,
    weight: 1,
    why: 'Calls the reader by name; whether that helps is open, so test it.',
    line: t.line,
  }))
}
