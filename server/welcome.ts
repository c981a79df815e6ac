/** What the server says to the person who starts it. */

/** A mail as it is really sent, without quotation marks that a shell would take for its own. */
const DRAFT =
  'Hi Ana,\\n\\nI hope this email finds you well. I just wanted to reach out because we basically help dental ' +
  'clinics in order to reduce missed appointments by 30%. Let me know if you might be interested in a call.' +
  '\\n\\nBest,\\nTom'

const OPEN = 'Open it in a browser to write a mail and see its score.\n'

/** A key is there at the first start only. */
export function firstSteps(publicUrl: string, key: string | undefined): string {
  if (key === undefined) {
    return `Sendworthy is at ${publicUrl}
${OPEN}Reference: ${publicUrl}/api/docs
For another key, stop the server and run: npm run -s sendworthy -- keys create
`
  }
  return `Sendworthy is at ${publicUrl}
${OPEN}Reference: ${publicUrl}/api/docs

Your workspace is ready. This is its key; it is shown only now:

  ${key}

Rewrite a first mail:

curl -s ${publicUrl}/v1/rewrite -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' -d '{"draft": "${DRAFT}", "kind": "cold-outreach"}'
`
}

/** For a log: servers that share a database cannot make the key themselves. */
export const NO_MASTER_KEY =
  'MASTER_KEY is not set: no webhook can be made, and none that exists can be signed. After a move from a folder, set it to what its master.key holds.'

/** For a log: the server starts all the same. */
export const NO_EDITOR =
  'The web editor could not be built; what was built before is served. To see why: node server/build/web.ts'

/** Where passwords would travel in the open. */
export const NOBODY_SIGNS_IN = '\nPeople can sign in once PUBLIC_URL is an https address.\n'

/** The link that makes the owner; nothing once there is one. */
export function setupSteps(publicUrl: string, token: string | null): string {
  if (token === null) return ''
  return `
To sign in, make the account of the owner. This link works once, for 30 minutes:

  ${publicUrl}/setup#token=${token}

`
}

/** One sentence for whoever started a command that failed. */
export function whatWentWrong(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed for an unknown reason.'
  const code = 'code' in error ? error.code : undefined
  const where = 'path' in error ? ` ${error.path}` : ''
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${error.port}` : ''
    return `The port${port} is in use. Stop what listens there, or start with another: PORT=8788 npm start`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return 'This machine does not have the address in HOST. 127.0.0.1 takes local calls, 0.0.0.0 all.'
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `Not allowed:${where || ` ${error.message}`}. Check its owner, or choose another folder (DATA_DIR) or port (PORT).`
  }
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `There is a file, and no folder, at${where}. Choose another folder: DATA_DIR=data`
  }
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir') {
    return `No folder can be made at${where}. Choose another: DATA_DIR=data`
  }
  if (code === 'ENOSPC') return 'The disk is full. Make room, then start again.'
  return error.message
}
