/** How a workspace's callers ask a server. */

/** A workspace, a key of it and the session of its owner. */
export interface Account {
  workspace: string
  key: string
  /** `name=value` of the owner's session. */
  cookie: string
}

export interface Answer {
  status: number
  replayed: boolean
  /** What JSON said. */
  body: ReturnType<typeof JSON.parse>
}

interface Request {
  body?: object
  headers?: Readonly<Record<string, string>>
}

export type Ask = (url: string, method: 'GET' | 'POST', path: string, request?: Request) => Promise<Answer>

/** Asks with the key of the account, unless the request has headers that say who asks. Rejects without an answer. */
export const asking =
  ({ key }: Account): Ask =>
  async (url, method, path, { body, headers = bearer(key) } = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return {
      status: response.status,
      replayed: response.headers.has('idempotent-replayed'),
      body: await response.json(),
    }
  }

export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
export const inBrowser = ({ cookie, workspace }: Account) => ({
  cookie,
  'sec-fetch-site': 'same-origin',
  'sendworthy-workspace': workspace,
})
/** Items of a batch, each of them a call. */
export const BATCH = 2
export const isBatch = (name: string): boolean => name.startsWith('batch')

/** The same call, or batch, whenever it is asked for under this name. */
export function scoreNamed(name: string, { key }: Account): [path: string, request: Request] {
  const item = { draft: `Hi Ana, can we talk on Tuesday about ${name}?` }
  const headers = { ...bearer(key), 'idempotency-key': name }
  return isBatch(name)
    ? ['/v1/score/batch', { body: { items: Array.from({ length: BATCH }, () => item) }, headers }]
    : ['/v1/score', { body: item, headers }]
}
