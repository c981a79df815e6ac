import { describe, expect, test } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { OperationError } from '#shared/operations/operation.ts'
import { dictionary } from '../support/dictionary.ts'
import { filled, HOSTILE } from '../support/hostile.ts'
import { plainRequest } from '../support/operation-requests.ts'

const operations: readonly ServedOperation[] = OPERATIONS
const context = { profile: DEFAULT_PROFILE, dictionary }
const SIZE = 1_000

/** The ways in which a hostile text comes in. */
const requestsOf = ({ contract }: ServedOperation, unit: string): Record<string, unknown>[] => {
  const long = filled(unit, SIZE)
  const line = filled(unit, 300)
  const mail = {
    subject: 'Pallets',
    draft: 'Hi Ana,\n\nYour depot opened in May. Shall I send prices?\n\nTom',
  }
  const about = (draft: object) => plainRequest(contract, Object(draft))
  const brief = { about: line, offer: line, ask: line, proof: [line], recipient: { name: line } }
  return [
    about({ draft: long }),
    about({ draft: long, format: 'html', kind: 'newsletter', subject: line, preheader: line }),
    about({ ...mail, subject: line, from_name: line.slice(0, 200) }),
    // Operations without a brief refuse it by name.
    { ...withoutDraft(about(mail)), brief },
  ]
}

const withoutDraft = ({ draft: _, ...rest }: Record<string, unknown>) => rest

/** Nothing where the answer is as the contract says, or the refusal one of those it knows. */
async function faultOf({ contract, read }: ServedOperation, body: unknown): Promise<string | null> {
  const reading = read(body)
  if (!reading.ok) return null
  try {
    const { result } = await reading.request.answer(context)
    const { error } = contract.result.safeParse(result)
    const words = reading.request.inWords(result).trim()
    return error?.issues[0]?.message ?? (words === '' ? 'says nothing in words' : null)
  } catch (error) {
    if (error instanceof OperationError) return null
    throw error
  }
}

describe.each(operations)('$contract.name', (operation) => {
  test.each(Object.entries(HOSTILE))('answers as its contract says, or refuses: %s', async (_, unit) => {
    const faults = await Promise.all(requestsOf(operation, unit).map((body) => faultOf(operation, body)))
    expect(faults.filter((fault) => fault !== null)).toEqual([])
  })
})
