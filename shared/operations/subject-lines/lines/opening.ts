/** Subjects of mail about a job: `Backend engineer in Bergen`, out of what is looked for and where it is. */
import type { Doc } from '../../../engine/doc.ts'
import { capitalised } from '../../../engine/edit.ts'
import type { RichMaterial } from '../../material/from-draft.ts'
import type { Line } from '../../material/line.ts'
import type { Idea } from '../idea.ts'

/** Words around a job that say nothing of it. */
const HYPE =
  'rockstar|ninja|guru|wizard|unicorn|superstar|talented|passionate|motivated|dynamic|experienced|exceptional|outstanding|amazing|great|strong|new|skilled|top|senior-level|driven|hungry|ambitious|brilliant|world-class'
const SOUGHT = new RegExp(
  `\\b(?:looking for|hiring|search(?:ing)? for|recruiting|seeking|need|role of|position of|position as|role as|role is) (?:an? |two |three |four |five |six |\\d+ |our (?:next |first )?)(?:(?:${HYPE}),? )*(\\p{L}[\\p{L}/&+-]*(?: (?!to\\b|who\\b|for\\b|in\\b|with\\b|and\\b|that\\b|at\\b|on\\b)\\p{L}[\\p{L}/&+-]*){0,3})`,
  'iu',
)
const PLACE =
  /\b(?:practice|clinic|surgery|shop|store|branch|studio|plant|school|hotel|restaurant|kitchen|warehouse|workshop|bakery|garage) in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)|\b(?:role|job|position|office|team|post) is (?:based )?in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)|\bbased in (\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)/u
/** “offer you the post of ward manager at Elmfield House” */
const OFFERED =
  /\boffer you (?:the|a) (?:\p{L}+ )?(?:post|position|role|job) (?:of|as) (?:an? )?((?:\p{Ll}+ ){0,3}?\p{Ll}+)(?: (at|in) (?:our )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?: (?:office|branch|shop|store|clinic|team))?)?(?=[,.]| (?:at|in|from|on|with|for)\b)/u
/** What a job is called by. */
const JOB =
  /(?:er|or|ist|ian|ant|ent|yst|lead|head|chef|nurse|vet|driver|clerk|officer|designer|director|cook|guide|pilot|baker|intern|assistant)s?$/i

export function openingLines({ kind }: Doc, { lines }: RichMaterial): Idea[] {
  if (kind !== 'recruiting') return []
  for (const line of lines) {
    const [, job = '', link, where] = OFFERED.exec(line.sentence.text.slice(0, 400)) ?? []
    if (JOB.test(job))
      return [idea(`${capitalised(job)}${where === undefined ? '' : ` ${link} ${where}`}`, 'says', 8, line)]
  }
  const line = lines.find(({ sentence }) => jobIn(sentence.text) !== null)
  const job = line && jobIn(line.sentence.text)
  if (!line || !job) return []
  const place = lines.map(placeIn).find((found) => found !== null)
  return [
    ...(place === undefined ? [] : [idea(`${job} in ${place}`, 'says', 6, line)]),
    ...(job.includes(' ') ? [idea(job, 'names', 3, line)] : []),
  ]
}

function jobIn(text: string): string | null {
  const job = SOUGHT.exec(text.slice(0, 400))?.[1] ?? ''
  return JOB.test(job) ? job : null
}

function placeIn({ sentence }: Line): string | null {
  const found = PLACE.exec(sentence.text.slice(0, 400))
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? null
}

const idea = (text: string, shape: Idea['shape'], weight: number, line: Line): Idea => ({
  text,
  angle: 'specific',
  shape,
  role: 'offer',
  weight,
  why: 'Names the job.',
  line,
})
