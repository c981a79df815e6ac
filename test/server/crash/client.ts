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
/** The same call whenever it is asked for under this name. */
export const scoreNamed = (name: string, { key }: Account): Request => ({
  body: { draft: `Hi Ana, can we talk on Tuesday about ${name}?` },
  headers: { ...bearer(key), 'idempotency-key': name },
})
