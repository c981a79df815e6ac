/** Hosts of links, read without trusting that the target is well formed. */
import { words } from '../word-set.ts'

/** Host of a link target in lower case, without user and port; '' for mail, phone, anchors and holes to fill. */
export function hostOf(href: string): string {
  const scheme = href.indexOf('://')
  if (
    scheme < 0 &&
    (href.includes(':') || !href.includes('.') || href.startsWith('/') || href.startsWith('#'))
  )
    return ''
  const start = scheme < 0 ? 0 : scheme + 3
  const behind = href.slice(start)
  const length = behind.search(/[/?#\\ ]/)
  let host = length < 0 ? behind : behind.slice(0, length)
  if (/[{}[\]%|<>]/.test(host) && !host.startsWith('[')) return ''
  host = host.slice(host.lastIndexOf('@') + 1)
  const port = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':')
  return (port > 0 ? host.slice(0, port) : host).toLowerCase()
}

/** Labels under which a country's names are registered: `co.uk`, `com.au`. */
const SECOND_LEVEL = words('co com org net ac gov edu ltd plc or ne go')

/** The part of a host that one owner registered: `mail.acme.co.uk` is `acme.co.uk`. */
export function domainOf(host: string): string {
  const labels = host.split('.')
  const country = labels.at(-1)?.length === 2 && SECOND_LEVEL.has(labels.at(-2) ?? '')
  return labels.slice(country ? -3 : -2).join('.')
}

/** What every bare IP address has somewhere; most links have not. */
const LIKE_IP = /\d\.\d|\[/

/** True for a link to a bare IP address. */
export const leadsToIp = (href: string): boolean => LIKE_IP.test(href) && isIpAddress(hostOf(href))

/** True for a host that is a bare IP address. */
export function isIpAddress(host: string): boolean {
  if (host.startsWith('[')) return true
  const parts = host.split('.')
  return parts.length === 4 && parts.every((part) => part.length > 0 && part.length < 4 && /^\d+$/.test(part))
}
