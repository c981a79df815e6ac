/** Subjects about a job: `Staff Engineer, remote within Europe`, `Interview: warehouse supervisor role in Leeds`. */
import type { Doc, Sentence } from '../../../engine/doc.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import { plain } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** “The role is Staff Engineer, remote within Europe”. */
const IS =
  /\b(?:[Rr]ole|[Pp]osition|[Jj]ob|[Pp]ost) is (?:for )?(?:an? |the )?((?:\p{Lu}[\p{L}-]+)(?: (?:of |and |for )?\p{Lu}[\p{L}-]*){0,4}|(?:\p{Ll}[\p{L}-]+ ){1,3}\p{Ll}+(?:er|or|ist|ant|chef|lead))((?:, \p{Ll}[\p{L} ]{2,24})?)(?=[,.;]|$)/u
/** “for the warehouse supervisor role in Leeds”. */
const NAMED =
  /\b(?:the|our|an?) ((?:[\p{L}&/-]+ ){1,4}(?:role|position|vacancy))((?: (?:in|at|with) \p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*)?)?)/u
/** Words that say of a role nothing but that it is one. */
const IDLE = /^(?:new|open|current|exciting|great|this|same|first|next|right|full-time|part-time|key|main)$/i

/** “happy to offer you the job of workshop manager”. */
const OFFERED =
  /\boffer(?:ing)? you (?:the|an?) (job|post|position|role|place|internship|apprenticeship|contract|tenancy) (?:of|as|on|for|at) (?:(?:our|the|an?) )?([^,.;:!]{3,40}?)(?=[,.;:!]| (?:and|from|starting|at|in|with|beginning)\b|$)/u

/** `Job offer: workshop manager`. */
const offered = ({ text }: Sentence): Idea[] => {
  const [, place = '', title] = OFFERED.exec(plain(text)) ?? []
  return title === undefined
    ? []
    : [
        {
          text: `${place} offer: ${title}`,
          angle: 'specific',
          shape: 'says',
          role: 'news',
          plain: true,
          weight: 7,
          why: 'Names what is offered.',
          line: null,
        },
      ]
}

export function roleLines(doc: Doc, { sender }: RichMaterial): Idea[] {
  if (!doc.english) return []
  const offers = doc.sentences
    .filter(({ region }) => region === 'opening' || region === 'body')
    .flatMap(offered)
  if (doc.kind !== 'recruiting' || offers.length > 0) return offers
  // Thanks for an application name the job too.
  const said = doc.sentences.filter(({ field, region }) => field === 'draft' && region !== 'quoted')
  const meets = said.some(({ text }) => /\binterview\b/i.test(text) && !HAD.test(text))
  return [
    ...said.flatMap(applied),
    ...withPay(said),
    ...sought(said, sender.company?.text),
    ...said.flatMap((sentence): Idea[] => {
      const text = plain(sentence.text)
      const [, title, where = ''] = IS.exec(text) ?? []
      const [, named, place = ''] = NAMED.exec(text) ?? []
      const idea = (said: string, more: number): Idea => ({
        text: said,
        angle: 'specific',
        shape: 'says',
        role: 'offer',
        weight: 4 + more,
        why: 'Names the job.',
        line: null,
      })
      if (title !== undefined)
        return [idea(`${title}${where}`, 1), ...(where === '' ? [] : [idea(`${title} role`, 0)])]
      if (
        named === undefined ||
        named
          .split(' ')
          .slice(0, -1)
          .every((word) => IDLE.test(word))
      )
        return []
      return [idea(`${named}${place}`, 1), ...(meets ? [idea(`Interview: ${named}${place}`, 2)] : [])]
    }),
  ]
}

/** “Thanks for coming in to interview”: it is over. */
const HAD = /\b(?:thank you|thanks|enjoyed|after|since|following)\b/i

/** “We are looking for a staff data engineer at Hollis Rail”. */
const SOUGHT =
  /\b(?:looking for|hiring|recruiting|(?:hiring|recruiting) for|searching for|need) an? ((?:[\p{L}-]+ ){0,3}[\p{L}-]*?(?:er|or|ist|ant|yst|chef|lead|nurse|manager))(?= (?:at|in|to|for|who|with|on)\b|[,.;])/u
/** “€95,000 to €115,000”, “NOK 950,000 to 1,100,000”. */
const PAY =
  /(?:[$£€]|(?:NOK|SEK|DKK|CHF|USD|EUR|GBP) ?)\d[\d.,]*\dk? ?(?:to|and|–|-) ?[$£€]?\d[\d.,]*\dk?(?= ?(?:kroner|kronor|euros)?\b)/u
const PRAISE = /^(?:rockstar|ninja|talented|passionate|experienced|great|new|second|young|hungry) /i

/** `Staff data engineer: €95,000 to €115,000`: what both sides want to know. */
function withPay(said: readonly Sentence[]): Idea[] {
  const find = (way: RegExp) => said.map(({ text }) => way.exec(plain(text))).find((found) => found !== null)
  const pay = find(PAY)?.[0]
  const title = (find(IS)?.[1] ?? find(SOUGHT)?.[1])?.replace(PRAISE, '')
  if (pay === undefined || title === undefined) return []
  return [
    {
      text: `${title}: ${pay.replace(' and ', ' to ')}`,
      angle: 'specific',
      shape: 'says',
      role: 'offer',
      weight: 4,
      why: 'Names the job and its pay.',
      line: null,
    },
  ]
}

const START =
  /\b(?:to start|starting|start|from) (?:in |on )?((?:early |mid |late )?(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/
/** “£15.40 an hour”, “2,650 euro a month”: of one sum the pay says for how long. */
const RATE = /[$£€]\d[\d.,]*\d (?:an hour|a month|a year|a week|per hour|per year|per month)\b/

/** `Machinery operator at Pryce Orchards`, `Machinery operator, from March`, `Machinery operator: £15.40 an hour`. */
function sought(said: readonly Sentence[], house: string | undefined): Idea[] {
  const find = (way: RegExp) => said.map(({ text }) => way.exec(plain(text))).find((found) => found !== null)
  const title = find(SOUGHT)?.[1]?.replace(PRAISE, '')
  if (title === undefined || said.some(({ text }) => new RegExp(PAY.source, 'u').test(text))) return []
  const [start, rate] = [find(START)?.[1], find(RATE)?.[0]]
  const ways: [string | undefined, string][] = [
    [house && `${title} at ${house}`, 'Names the job and whose it is.'],
    [rate && `${title}: ${rate}`, 'Names the job and its pay.'],
    [start && `${title}, from ${start}`, 'Names the job and when it begins.'],
  ]
  return ways.flatMap(([text, why], i) =>
    text
      ? [{ text, angle: 'specific', shape: 'says', role: 'offer', weight: 5 - i / 2, why, line: null }]
      : [],
  )
}

/** “Thank you for applying for the residency at Skagen”. */
const APPLIED = /\bappl(?:ying|ied) (for|to) ((?:the|our) [^,.;:!]{3,40}?)(?=[,.;:!]| and | here\b|$)/u

/** `Your application for the residency at Skagen`. */
function applied({ text }: Sentence): Idea[] {
  const [, link = '', sought = ''] = APPLIED.exec(plain(text)) ?? []
  return sought === ''
    ? []
    : [
        {
          text: `Your application ${link} ${sought}`,
          angle: 'specific',
          shape: 'says',
          role: 'news',
          weight: 4,
          why: 'Names what the reader applied for.',
          line: null,
        },
      ]
}
