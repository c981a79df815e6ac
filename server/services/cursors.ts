/** Cursors of lists: the place where the next page begins, with a tag that only servers can give. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { UnknownPageError } from '../storage/errors.ts'
import type { PageRequest, Store } from '../storage/store.ts'

/** Bytes of a tag. */
const TAG_BYTES = 16

/** What cursors are signed with. */
interface Signing extends Pick<Deps, 'seal'> {
  store: Pick<Store, 'meta'>
}

interface Listed<T> {
  entries: readonly T[]
  before: string | null
}

/**
 * The page that a caller's cursor names, with the cursor of the next one. `list` names the list and whose it is: a
 * cursor of another one, or one that was changed, rejects with `UnknownPageError`.
 */
export async function pageAt<T>(
  deps: Signing,
  list: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
  read: (request: PageRequest) => Promise<Listed<T>>,
): Promise<{ entries: readonly T[]; next: string | null }> {
  const before = cursor === undefined ? null : await placeIn(deps, list, cursor)
  const page = await read({ limit, before })
  if (page.before === null) return { entries: page.entries, next: null }
  const [tag = ''] = await tagsOf(deps, list, page.before)
  return { entries: page.entries, next: `${page.before}.${tag}` }
}

async function placeIn(deps: Signing, list: string, cursor: string): Promise<string> {
  const dot = cursor.lastIndexOf('.')
  const place = cursor.slice(0, dot)
  const given = Buffer.from(cursor.slice(dot + 1))
  const tags = await tagsOf(deps, list, place)
  if (tags.some((tag) => tag.length === given.length && timingSafeEqual(Buffer.from(tag), given)))
    return place
  throw new UnknownPageError()
}

/** Under each master key, newest first. */
async function tagsOf({ seal, store }: Signing, list: string, place: string) {
  const keys = await seal.keysFor('cursors of lists')
  // Servers without a master key share the moment their store was made: it keeps cursors from being made up by hand.
  return (keys ?? [Buffer.from((await store.meta()).created)]).map((key) =>
    createHmac('sha256', key)
      .update(`${list} ${place}`)
      .digest()
      .subarray(0, TAG_BYTES)
      .toString('base64url'),
  )
}
