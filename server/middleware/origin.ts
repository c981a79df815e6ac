/** Keeps pages of other sites from reaching a server on a private address under a name of their own. */
import { ApiError } from '#shared/api/problem.ts'
import type { Ctx } from './respond.ts'

const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i

/** Whether a host, with or without a port, is a name of this machine. */
export const isOwnMachine = (host: string): boolean => OWN_MACHINE.test(host)

/**
 * Throws `ApiError` for a page that says it comes from this server while the name it used is neither the
 * server's own nor this machine's: its site has bound its name to our address. Other pages need a key anyway.
 */
export function refuseRebinding(c: Ctx, publicUrl: string): void {
  const origin = c.req.header('origin')
  if (origin === undefined) return
  const from = URL.parse(origin)?.host
  const host = c.req.header('host') ?? URL.parse(c.req.url)?.host
  if (from === undefined) throw new ApiError('wrong_origin')
  if (from === host && from !== URL.parse(publicUrl)?.host && !isOwnMachine(from)) {
    throw new ApiError('wrong_origin')
  }
}
