/** Whether an address is of one of these patterns: `https://`, a host that may begin with `*.`, and `/*`. */
export function matchesAny(patterns: readonly string[], url: string): boolean {
  const { protocol, hostname, port } = URL.parse(url) ?? { protocol: '', hostname: '', port: '' }
  return patterns.some((pattern) => {
    const host = pattern.slice('https://'.length, -'/*'.length)
    const isHost = host.startsWith('*.')
      ? hostname === host.slice(2) || hostname.endsWith(host.slice(1))
      : hostname === host
    return protocol === 'https:' && port === '' && isHost
  })
}
