/** What holds for every endpoint: first call, keys, errors, offsets. */
import {
  FIELD_ERROR_CODES,
  PROBLEM_CODES,
  PROBLEMS,
  type ProblemCode,
  problemOf,
} from '#shared/api/problem.ts'
import { REQUEST_MAX } from '#shared/operations/fields.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { codeBlock, jsonBlock } from './code.ts'
import { type Html, html, inline } from './html.ts'

const BODY = { draft: 'Hi Ana,\n\nCan we talk on Tuesday?\n\nTom', kind: 'cold-outreach' }

/** `common` are the problems that any call may meet. */
export const guide = (base: string, common: ReadonlySet<ProblemCode>): Html =>
  html`${introduction(base)}${authentication()}${limits()}${errors(common)}${offsets()}${clients(base)}`

const introduction = (base: string): Html => html`<section id="introduction">
<div class="columns">
<div class="about">
<h1>API reference</h1>
<p class="lead">Sendworthy tells whether an email is worth sending, explains every lost point with evidence, and fixes it.</p>
<p>Every operation is one <code>POST</code> with JSON. Most need only <code>draft</code>: plain text or HTML, as it would be sent. Some can start from a <code>brief</code>, and <code>ab-predict</code> takes <code>variants</code>. The same draft and <code>ruleset</code> always get the same answer. Drafts are never logged, and stored only when an owner turns that on.</p>
<p>Fields that are not listed here are refused by name, so that a typing mistake cannot go unnoticed. New fields may appear in answers at any time; anything else changes only with the version in the address.</p>
<p>A request may have ${kilobytes(REQUEST_MAX)} kB (${REQUEST_MAX.toLocaleString('en')} bytes) with all that is in it; a draft has no limit of its own. A larger one is answered with 413. Every answer has an <code>X-Request-Id</code>; send your own and it is used. The whole API is described for machines at <a href="/openapi.json"><code>/openapi.json</code></a> (OpenAPI 3.1).</p>
</div>
<div class="code"><p class="label">A first call</p>${codeBlock(
  'A first call',
  `curl -s ${base}/v1/score \\
  -H "Authorization: Bearer $SENDWORTHY_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '${JSON.stringify(BODY)}'`,
)}</div>
</div>
</section>`

const kilobytes = (bytes: number) => Math.round(bytes / 1024)

const authentication = (): Html => html`<section id="authentication">
<div class="columns">
<div class="about">
<h2><a href="#authentication">Authentication</a></h2>
<p>Send an API key as a bearer token. The first start of the server prints one; admins make more in the <a href="/#/settings/keys/new">settings</a>, at <a href="#keys-create"><code>/v1/keys</code></a> with their session, or on the command line with the server stopped.</p>
<p>A key has scopes. Operations need <code>optimize:*</code>, which new keys have, or the scope of the one operation: ${OPERATIONS.map(
  ({ contract: { name } }, index) => html`${index > 0 ? ', ' : ''}<code>optimize:${name}</code>`,
)}.</p>
<p>The scope <code>mcp</code> is for assistants: it allows all operations at <a href="#mcp"><code>/mcp</code></a> and nothing under <code>/v1</code>.</p>
<p>Keys in addresses are refused, because addresses end up in logs: such a key has leaked, so revoke or rotate it. A key starts with <code>mk_live_</code> or <code>mk_test_</code> and ends in a checksum, so that a typing mistake is told from a revoked key without a look-up.</p>
<p>People sign in at <a href="#sign-in"><code>/v1/session</code></a>; a cookie stands for them on pages of this server, and their role says what they may do. A program with such a cookie sends the server’s address as <code>Origin</code>. Keys, members, the plan and the log of changes are theirs alone: no key may change them. Who belongs to several workspaces names one in the header <code>Sendworthy-Workspace: ws_…</code>.</p>
<p>What belongs to another workspace is answered like what does not exist: 404.</p>
<p>The catalogue, this page and the health checks need no key.</p>
</div>
<div class="code"><p class="label">Making a key</p>${codeBlock(
  'Making a key',
  `npm run -s sendworthy -- keys create --name newsletter \\
  --scopes optimize:score --expires 90d`,
)}<p class="label">Sending it</p>${codeBlock('Sending it', 'Authorization: Bearer mk_live_…')}</div>
</div>
</section>`

const limits = (): Html => html`<section id="limits">
<div class="columns">
<div class="about">
<h2><a href="#limits">Limits and repeats</a></h2>
<p>All keys of a workspace share the limits of its <a href="#plans">plan</a>. Answers say where they stand: <code>RateLimit-Policy</code>, <code>RateLimit</code> and <code>X-RateLimit-Limit</code>, <code>-Remaining</code> and <code>-Reset</code>. What goes over is answered with 429 and <code>Retry-After</code>, and is not charged.</p>
<p>A request with an <code>Idempotency-Key</code> is done and charged once in 24 hours, however often it arrives: operations, and whatever makes something. Repeats are answered with <code>Idempotent-Replayed: true</code> and the same result, or, where settings or a voice that it rests on have changed meanwhile, with 409. The same key with another body is refused.</p>
<p>Lists that grow come in pages, newest first: send <code>next_cursor</code> as <code>cursor</code> until it is <code>null</code>.</p>
</div>
<div class="code"><p class="label">Headers of an answer</p>${codeBlock(
  'Headers of an answer',
  `RateLimit-Policy: "burst";q=1;w=1, "day";q=50;w=86400
RateLimit: "burst";r=0;t=1, "day";r=42;t=3600
X-RateLimit-Limit: 50
X-RateLimit-Remaining: 42
X-RateLimit-Reset: 3600`,
)}</div>
</div>
</section>`

const EXAMPLE = problemOf('invalid_request', '5f0c1a52-8d1b-4c58-9a37-2f6d3e0b7c11', {
  errors: [
    { pointer: '/draft', code: 'missing', detail: 'This field is required.' },
    { pointer: '/keep/phrases/0', code: 'wrong_type', detail: 'Must be text.' },
  ],
})

const errors = (common: ReadonlySet<ProblemCode>): Html => html`<section id="errors">
<div class="columns">
<div class="about">
<h2><a href="#errors">Errors</a></h2>
<p>Errors are <code>application/problem+json</code> (RFC 9457). Switch on <code>code</code>; <code>detail</code> says what to do. <code>errors</code> points at each field with a JSON Pointer and one of the codes ${FIELD_ERROR_CODES.map(
  (code, index) => html`${index > 0 ? ', ' : ''}<code>${code}</code>`,
)}.</p>
<p>No error repeats what was sent, and no error is charged. Those marked “any call” may come from every call with a key or a session; each endpoint lists the others it has.</p>
</div>
<div class="code"><p class="label">422</p>${jsonBlock('Example of an error', EXAMPLE)}</div>
</div>
<div class="wide scroll" tabindex="0" role="region" aria-label="Error codes"><table class="stacks">
<thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">What happened</th><th scope="col">What to do</th></tr></thead>
<tbody>${PROBLEM_CODES.map((code) => {
  const { status, title, help } = PROBLEMS[code]
  return html`<tr id="error-${code}"><td><span class="status">${status}</span></td><td><code>${code}</code></td><td>${title}.${common.has(code) ? html` <span class="tag">any call</span>` : ''}</td><td>${inline(help)}</td></tr>`
})}</tbody>
</table></div>
</section>`

const clients = (base: string): Html => html`<section id="clients">
<div class="columns">
<div class="about">
<h2><a href="#clients">Clients and assistants</a></h2>
<p><code>shared/api/client.ts</code> is a typed client for browsers, extensions and Node. It tries 408, 429, 5xx and broken connections again, waits as long as <code>Retry-After</code> asks, gives up at a deadline, takes an <code>AbortSignal</code>, and rejects with the fields of the problem.</p>
<p>Every command of the command line has the fields of its operation as options; what a word cannot say goes into <code>--data</code> or a file that ends in <code>.json</code>. With <code>--server</code> it asks a server instead of answering itself.</p>
<p>Assistants that speak the Model Context Protocol get every operation as a tool: from this server at <a href="#mcp"><code>/mcp</code></a> with a key, or on your own machine over standard input with neither server nor key.</p>
</div>
<div class="code"><p class="label">TypeScript</p>${codeBlock(
  'The client in TypeScript',
  `const client = createClient({ server: '${base}', key })
const { result } = await client.run('score', { draft })
const answers = await client.batch('score', [{ id: 'a', draft }])
const voices = await client.call('GET /v1/brand-voices')`,
)}<p class="label">An assistant’s settings</p>${jsonBlock('Settings for an assistant', {
  mcpServers: {
    sendworthy: {
      command: 'npm',
      args: ['run', '-s', 'sendworthy', '--', 'mcp'],
      cwd: 'path/to/sendworthy',
    },
  },
})}</div>
</div>
</section>`

const offsets = (): Html => html`<section id="offsets">
<div class="columns">
<div class="about">
<h2><a href="#offsets">Offsets</a></h2>
<p><code>start</code> and <code>end</code> count UTF-16 code units of the very string that was sent, HTML included; <code>end</code> is the first unit after the place. JavaScript, Java and C# index strings that way: <code>draft.slice(start, end) === quote</code>, always.</p>
<p>Python and Go count differently as soon as an emoji comes before. Convert through UTF-16 there, as shown.</p>
<p>A fix is applied by putting <code>replacement</code> in place of the span. <code>score_delta</code> says exactly what the score gains when that fix alone is applied and the mail is scored as the same <code>kind</code>. When several are applied, go from the last to the first, so that offsets stay right.</p>
</div>
<div class="code"><p class="label">JavaScript</p>${codeBlock(
  'Applying fixes in JavaScript',
  `const fixed = annotations
  .filter((a) => a.field === 'draft' && a.fixes.length > 0)
  .sort((a, b) => b.start - a.start)
  .reduce(
    (text, { start, end, fixes: [fix] }) =>
      text.slice(0, start) + fix.replacement + text.slice(end),
    draft,
  )`,
)}<p class="label">Python</p>${codeBlock(
  'Reading a span in Python',
  `units = draft.encode("utf-16-le")
quote = units[2 * start : 2 * end].decode("utf-16-le")`,
)}</div>
</div>
</section>`
