/** The same call in three languages; a test runs all of them. */

import { codeBlock, tabs } from './code.ts'
import type { Html } from './html.ts'

interface Call {
  /** Address of the server. */
  base: string
  path: string
  /** Undefined for calls without a body, which need no key either. */
  body: unknown
  /** The part of the answer that people want to see first; undefined for all of it. */
  part?: string | undefined
}

export const SAMPLES: readonly { name: string; write: (call: Call) => string }[] = [
  { name: 'curl', write: curl },
  { name: 'TypeScript', write: typescript },
  { name: 'Python', write: python },
]

export function samples(group: string, call: Call): Html {
  return tabs(
    group,
    SAMPLES.map(({ name, write }) => ({ name, content: codeBlock(`${name} sample`, write(call)) })),
  )
}

function curl({ base, path, body }: Call): string {
  if (body === undefined) return `curl -s ${base}${path}`
  // A quote inside would end the shell's own.
  const json = JSON.stringify(body, null, 2).replaceAll("'", '\\u0027')
  return `curl -s ${base}${path} \\
  -H "Authorization: Bearer $SENDWORTHY_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${json}'`
}

function typescript({ base, path, body, part }: Call): string {
  if (body === undefined) {
    return `const response = await fetch('${base}${path}')
console.log(await response.json())`
  }
  return `import { env } from 'node:process'

const response = await fetch('${base}${path}', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${env.SENDWORTHY_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
})
const answer = await response.json()
if (!response.ok) throw new Error(answer.detail)
console.log(${part === undefined ? 'answer' : `answer.${part}`})`
}

function python({ base, path, body, part }: Call): string {
  if (body === undefined) {
    return `import json, urllib.request

with urllib.request.urlopen("${base}${path}") as response:
    print(json.load(response))`
  }
  return `import json, os, urllib.request

request = urllib.request.Request(
    "${base}${path}",
    headers={
        "Authorization": "Bearer " + os.environ["SENDWORTHY_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps(${pythonLiteral(body, '    ')}).encode(),
)
with urllib.request.urlopen(request) as response:
    print(json.load(response)${part === undefined ? '' : `["${part}"]`})`
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
