/** What a brief in running text tells of a customer, put where proofs stand: a stranger is told it by itself. */
import type { BriefInput } from '../brief.ts'
import { mayBePast } from '../material/verbs.ts'
import { isOwn } from './opening.ts'
import { sentencesOf } from './wording.ts'

/** The brief with its one sentence of what somebody by name did or had as its proof; the same where it has a proof, none, or nothing else to tell. */
export function withProofApart(brief: BriefInput): BriefInput {
  if (brief.proof !== undefined) return brief
  const said = sentencesOf(brief.about)
  const found = said.filter((text) => isOfCustomer(text, brief))
  const [proof] = found
  const rest = said.filter((text) => text !== proof)
  return proof === undefined ||
    found.length > 1 ||
    !rest.some((text) => isOwn(text, brief.sender?.company) || /^I\b/.test(text))
    ? brief
    : { ...brief, about: rest.join(' '), proof: [proof.replace(/[.!]+$/, '')] }
}

/** “Kingsmead School used ours for three concerts”, “Last May Orkla Skogn found 112 leaks” */
function isOfCustomer(text: string, { sender, recipient }: BriefInput): boolean {
  const [, name = '', verb = ''] = DOES.exec(text) ?? []
  if (name === '' || text.endsWith('?')) return false
  const isOne = [sender?.company, sender?.name, recipient?.company, recipient?.name].some(
    (own) => own !== undefined && (name.includes(own) || own.includes(name)),
  )
  return !isOne && (mayBePast(verb) || /^(?:used|uses|runs|has|had)$/.test(verb))
}
const DOES =
  /^(?:(?:Last|This|In) [\p{L}\d]+(?: \d{4})?,? )?((?:the )?(?!(?:We|You|They|It|He|She|I|That|This|The|Our|Your|There|Who|What|Most|Some|All|Nobody|Everyone|Last)\b)(?:\p{Lu}[\p{L}\d’'-]*|&)(?: (?:\p{Lu}[\p{L}\d’'-]*|&|of|in|and(?= \p{Lu}))){0,5}) (?:now |already |also )?(\p{Ll}+)\b/u
