/** The same call in three languages; a test runs all of them. */

import { codeBlock, tabs } from './code.ts'
import type { Html } from './html.ts'

/** Who calls: a key, a person on a page of the server, or anybody. */
export type Caller = 'key' | 'person' | 'anybody'

interface Call {
  /** Address of the server. */
  base: string
  method: string
  path: string
  /** Undefined for calls without a body. */
  body: unknown
  /** The part of the answer that people want to see first; undefined for all of it. */
  part?: string | undefined
  caller: Caller
}

export const SAMPLES: readonly { name: string; write: (call: Call) => string }[] = [
  { name: 'curl', write: curl },
  { name: 'TypeScript', write: typescript },
  { name: 'Python', write: python },
]

/** A cookie stands for a person, so their calls are shown as a page of the server makes them. */
export function samples(group: string, call: Call): Html {
  const shown = call.caller === 'person' ? [{ name: 'On a page of the server', write: onPage }] : SAMPLES
  return tabs(
    group,
    shown.map(({ name, write }) => ({ name, content: codeBlock(`${name} sample`, write(call)) })),
  )
}

function curl({ base, method, path, body, caller }: Call): string {
  const lines = [
    `curl -s ${method === (body === undefined ? 'GET' : 'POST') ? '' : `-X ${method} `}${base}${path}`,
    ...(caller === 'key' ? ['-H "Authorization: Bearer $SENDWORTHY_KEY"'] : []),
    // A quote inside would end the shell's own.
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", '\\u0027')}'`,
        ]),
  ]
  return lines.join(' \\\n  ')
}

/** The options of `fetch`, and whether they read the key. */
function options({ method, body, caller }: Call): string {
  const headers = [
    ...(caller === 'key' ? [`Authorization: \`Bearer \${env.SENDWORTHY_KEY}\`,`] : []),
    ...(body === undefined ? [] : [`'Content-Type': 'application/json',`]),
  ]
  const lines = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length === 0 ? [] : [`headers: {\n    ${headers.join('\n    ')}\n  },`]),
    ...(body === undefined
      ? []
      : [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ]
  return lines.length === 0 ? '' : `, {\n  ${lines.join('\n  ')}\n}`
}

function typescript(call: Call): string {
  const { base, path, body, part, caller } = call
  const fetched = `const response = await fetch('${base}${path}'${options(call)})`
  if (body === undefined && caller !== 'key') return `${fetched}\nconsole.log(await response.json())`
  return `${caller === 'key' ? `import { env } from 'node:process'\n\n` : ''}${fetched}
${endOf(call)}
console.log(${part === undefined ? 'answer' : `answer.${part}`})`
}

const endOf = ({ method }: Call): string =>
  method === 'DELETE'
    ? `const answer = response.status === 204 ? 'done' : await response.json()`
    : `const answer = await response.json()
if (!response.ok) throw new Error(answer.detail)`

const onPage = (call: Call): string => `const response = await fetch('${call.path}'${options(call)})
${endOf(call)}`

function python({ base, method, path, body, part, caller }: Call): string {
  const read = `    print(json.load(response)${part === undefined ? '' : `["${part}"]`})`
  const shown = method === 'DELETE' ? '    print(response.status)' : read
  if (body === undefined && caller !== 'key' && method === 'GET') {
    return `import json, urllib.request

with urllib.request.urlopen("${base}${path}") as response:
${shown}`
  }
  const headers = [
    ...(caller === 'key' ? ['"Authorization": "Bearer " + os.environ["SENDWORTHY_KEY"],'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json",']),
  ]
  const lines = [
    ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`method="${method}",`]),
    `headers={\n        ${headers.join('\n        ')}\n    },`,
    ...(body === undefined ? [] : [`data=json.dumps(${pythonLiteral(body, '    ')}).encode(),`]),
  ]
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${base}${path}",
    ${lines.join('\n    ')}
)
with urllib.request.urlopen(request) as response:
${shown}`
}

/** JSON as Python writes it: only its three literals differ. */
function pythonLiteral(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  const inner = `${indent}    `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonLiteral(item, inner)}`)
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}
