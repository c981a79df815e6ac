/** Where a request comes from, only as exactly as it is needed. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import type { Ctx, Env } from './respond.ts'

/** For a server behind this many proxies, each of which adds the address it was called from to `X-Forwarded-For`. */
export const behindProxies =
  (proxies: number): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('proxies', proxies)
    await next()
  }

/** The network of the caller: `203.0.113.0/24`, `2001:db8:1::/48`; null where there is none to see, as in tests. */
export function addressPrefix(c: Ctx): string | null {
  const address = forwardedAddress(c) ?? remoteAddress(c)
  if (address === undefined) return null
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : null
}

/** The groups of an IPv6 address, those that `::` stands for as well. */
function groupsOf(address: string): string[] {
  const [left = [], right] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  if (!right) return left
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
}

/** What the outermost of our own proxies saw; what stands before it, anybody may have written. */
function forwardedAddress(c: Ctx): string | undefined {
  const proxies = c.get('proxies')
  if (proxies === undefined) return undefined
  const seen = c.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim()
  // Some proxies add the port.
  const address = seen?.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return address !== undefined && isIP(address) !== 0 ? plain(address) : undefined
}

/** Whether the request comes from this machine, or from a proxy on it. */
export function isFromHere(c: Ctx): boolean {
  const address = remoteAddress(c)
  return address !== undefined && (address === '::1' || /^127\./.test(address))
}

/** IPv4 without the clothes of IPv6. */
const plain = <A extends string | undefined>(address: A) => address?.replace(/^::ffff:(?=[\d.]+$)/i, '')

function remoteAddress(c: Ctx): string | undefined {
  try {
    return plain(getConnInfo(c).remote.address)
  } catch {
    return undefined // not served over a socket
  }
}
