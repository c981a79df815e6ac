/** Where webhooks may lead: public addresses only, so that nobody reaches the server's own network through it. */
import { BlockList, isIP, isIPv4 } from 'node:net'

/** IANA special-purpose registry for IPv4, and multicast. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** All of IPv6 that is public lies in 2000::/3; these parts of it do not. 6to4 and Teredo carry IPv4 inside. */
const GLOBAL_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const notPublic = new BlockList()
for (const [address, prefix] of NOT_PUBLIC_V4) notPublic.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_PUBLIC_V6) notPublic.addSubnet(address, prefix, 'ipv6')
const globalV6 = new BlockList()
globalV6.addSubnet(...GLOBAL_V6, 'ipv6')
const mappedV4 = new BlockList()
mappedV4.addSubnet('::ffff:0:0', 96, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether anybody may reach the address. False for what is no address. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4')
  if (isIP(address) !== 6) return false
  // Node checks an IPv4 address in IPv6 notation against the rules for IPv4.
  const global = mappedV4.check(address, 'ipv6') || globalV6.check(address, 'ipv6')
  return global && !notPublic.check(address, 'ipv6')
}

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

const PORTS = ['', '8443']

/**
 * The address of a webhook as a URL, or a sentence that says why it can be none. Whether its host is public is
 * known only when it is resolved; hosts that are written as numbers are checked here already.
 */
export function endpointUrl(text: string, allowLocal: boolean): URL | string {
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return 'Must be a full https address.'
  if (url.username !== '' || url.password !== '') return 'Must not hold a name or a password.'
  if (url.hash !== '') return 'Must not have a fragment.'
  const host = bareHost(url)
  if (allowLocal && (host === 'localhost' || isLoopback(host))) return url
  if (url.protocol !== 'https:') return 'Must begin with https://.'
  if (!PORTS.includes(url.port)) return 'Must use port 443 or 8443.'
  const named = isIP(host) === 0
  if (named ? !host.includes('.') || INTERNAL.test(host) : !isPublicAddress(host))
    return 'Must lead to a host that is public.'
  return url
}

/** Names that never lead to the public (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const INTERNAL = /(?:^|\.)(?:localhost|local|internal|home\.arpa|test|invalid|onion)\.?$/

/** The host without the brackets of an IPv6 address. */
export const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')
