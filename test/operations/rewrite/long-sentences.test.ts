import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'

const rewritten = (sentence: string) =>
  local(
    contract.input.parse({
      kind: 'internal',
      subject: 'Server move in May',
      draft: `Hi all,\n\n${sentence}\n\nTom`,
    }),
    { profile: DEFAULT_PROFILE, dictionary: null },
  ).result.variants[0]?.draft ?? ''

const sentencesOf = (draft: string) => draft.split(/(?<=[.])\s+/)
const longest = (draft: string) => Math.max(...sentencesOf(draft).map((each) => each.split(/\s+/).length))
const JOINTS = new Set(['and', 'while', 'meanwhile'])
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !JOINTS.has(word))

const LONG: [string, string, number][] = [
  [
    '“while” with a subject and a verb of its own',
    'Both the server in the basement and the backup in Ghent will be moved to the new rack on the night of 4 May between ten and two, while Tom stays on site with the two people from the hosting firm until every service answers again and the monitoring is green for an hour.',
    32,
  ],
  [
    'one joint after the other',
    'The finance team has asked us to close the books for April by the fifth working day, and we have agreed to send the list of open invoices on the third, but the two clerks who know the ledger are away that week, so Maria will stand in for them with help from the auditors, while Tom checks the bank statements against the list every evening; the result goes to the board on the sixth working day, together with a note on what is still missing and why it is late.',
    32,
  ],
]

describe('a sentence that is far too long', () => {
  it.each(LONG)('is split at %s, and keeps every word', (_, sentence, most) => {
    const draft = rewritten(sentence)
    expect(longest(draft)).toBeLessThanOrEqual(most)
    expect(wordsOf(draft)).toEqual(wordsOf(`Hi all, ${sentence} Tom`))
  })

  it.each([
    [
      'The price that we talked about is $1,450 a month for up to 25 users, and if you sign before the end of the quarter then we can waive the fee of $900 that we charge for the first month.',
      'If you sign before the end of the quarter',
    ],
    [
      'I suggest that we meet on Wednesday at two in the large meeting room on the third floor, but if that does not work for you then please tell me and I will try to find another time.',
      'But if that does not work for you',
    ],
    [
      'The boxes are delivered on Monday 23 June and each person will be given two of them for the move, so if you have a lot of things then now would be a good time to start packing.',
      'So if you have a lot of things',
    ],
  ])('is split before a condition that leads to what follows: %s', (sentence, opens) => {
    expect(rewritten(sentence)).toContain(`. ${opens}`)
  })

  it.each([
    'Please bring the rack screws that we bought for the room in Ghent last year, the long cables, the labels, the two torches, the key, while stocks last, and whatever else you think we may need on site that night.',
    'The pilot for the three docks in Leeds would start on Monday 12 January after the stock count, cost £4,800, and it would cover the scanners, the training of both shifts and the support until the end of March.',
    'We will move the server to the new rack in the basement on the night of 4 May; the backup, the switch and the old router; the cables of the second floor and everything else in that room by the end of June.',
  ])('is left whole where nothing else has a subject and a verb: %s', (sentence) => {
    expect(rewritten(sentence)).toContain(sentence)
  })

  it('is left whole where the main verb of many stands behind “who …,”', () => {
    const sentence =
      'It reads all three systems every night and fills in the template of the water board, and the team at Delfland, who are using it since 2022, now spend three hours on it.'
    expect(rewritten(sentence)).not.toContain('Delfland. They')
  })

  it('“at which point in time” keeps none of its words behind', () => {
    const sentence =
      'The lease ends on 30 June, at which point in time the racks go to the depot on Dock Street and the two forklifts go back to Derby, where Ana will check them.'
    expect(rewritten(sentence)).toContain('30 June. At that point, the racks')
  })
})
