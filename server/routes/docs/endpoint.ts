/** The section of one endpoint: what it is, its fields, its answers, samples, and a form to try it. */
import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '#shared/api/problem.ts'
import type { ApiDocument, DescribedOperation } from '../api-document.ts'
import { jsonBlock } from './code.ts'
import { allFields, type Reference, resolve } from './fields.ts'
import { figure } from './figure.ts'
import { type Content, Html, html, inline, prose } from './html.ts'
import { type Caller, samples } from './samples.ts'

export interface Endpoint {
  method: string
  path: string
  operation: DescribedOperation
}

/** Every endpoint, in the order of the document. */
export const endpointsOf = ({ paths }: ApiDocument): Endpoint[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

export function endpointSection(document: Reference, base: string, endpoint: Endpoint): Html {
  const { method, path, operation } = endpoint
  const { operationId: id, summary, description, parameters = [], security } = operation
  // The header that names the workspace is explained once, under “Authentication”.
  const listed = parameters.filter(({ name }) => name !== 'Sendworthy-Workspace')
  const request = operation.requestBody?.content['application/json']
  const examples = Object.values(request?.examples ?? {})
  const answer = successOf(operation)
  const given = Object.values(answer.examples ?? {})
  const sample = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(parameters.find((parameter) => parameter.name === name)?.schema.example ?? name),
  )
  return html`<section class="endpoint" id="${id}">
<div class="columns">
<div class="about">
<h3><a href="#${id}">${summary.replace(/\.$/, '')}</a></h3>
<p class="route"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>${callerTag(security)}</p>
${description ? prose(description) : ''}
${figureOf(id, examples[0]?.value, given[0]?.value)}
${listed.length > 0 ? html`<h4>Parameters</h4>${parameterList(listed)}` : ''}
${request ? html`<h4>Request</h4>${allFields(document, request.schema, 'request')}` : ''}
${answerFields(document, operation)}
${errorList(operation, document.common)}
</div>
<div class="code">
${samples(`${id}-sample`, { base, method, path: sample, body: examples[0]?.value, part: partOf(given[0]?.value), caller: callerOf(security) })}
${given.length > 0 ? given.map(({ summary: name, value }, index) => exampleAnswer(answer.status, path, method, name ?? `Example ${index + 1}`, value, index)) : ''}
</div>
</div>
${request && callerOf(security) === 'key' ? html`<div class="wide">${tryForm({ ...endpoint, path: sample }, examples)}</div>` : ''}
</section>`
}

/** What was asked for, without what is said around it. */
export const partOf = (answer: unknown): string | undefined =>
  ['result', 'items'].find((name) => typeof answer === 'object' && answer !== null && name in answer)

const parameterList = (parameters: NonNullable<DescribedOperation['parameters']>): Html =>
  html`<dl class="fields">${parameters.map(
    ({ name, in: place, required, description, schema }) => html`<div class="field">
<dt><code class="name">${name}</code> <span class="type">${String(schema.type ?? 'string')} in ${PLACES[place] ?? place}</span>${required ? html` <span class="tag must">required</span>` : ''}</dt>
<dd><p>${inline(description ?? '')}</p></dd></div>`,
  )}</dl>`

const PLACES: Readonly<Record<string, string>> = {
  path: 'the address',
  query: 'the query',
  header: 'a header',
}

/** What a success is answered with, whatever its status. */
function successOf({ responses }: DescribedOperation) {
  const [status = '', response] = Object.entries(responses).find(([each]) => each.startsWith('2')) ?? []
  return { status, ...response?.content?.['application/json'] }
}

/** Who calls in the samples: a key where one may, else a person on a page of the server, else anybody. */
const callerOf = (security: DescribedOperation['security']): Caller => {
  if (security.some(({ bearer, metrics }) => bearer ?? metrics)) return 'key'
  return security.length > 0 ? 'person' : 'anybody'
}

const callerTag = (security: DescribedOperation['security']): Html | '' => {
  const caller = callerOf(security)
  if (caller === 'key') return ''
  return html` <span class="tag">${caller === 'person' ? 'signed in' : 'no key'}</span>`
}

function answerFields(document: Reference, operation: DescribedOperation): Html | '' {
  const { schema } = successOf(operation)
  if (!schema || !resolve(document, schema).properties) return ''
  return html`<h4>Answer</h4>${allFields(document, schema, 'answer')}`
}

/** The problems an endpoint may be answered with. */
const codesOf = ({ responses }: DescribedOperation): ProblemCode[] => {
  const described = Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}),
  )
  return PROBLEM_CODES.filter((code) => described.includes(code))
}

/** The problems that every call of somebody may meet; they are told once, under “Errors”. */
export const commonCodes = (endpoints: readonly Endpoint[]): ReadonlySet<ProblemCode> => {
  const lists = endpoints
    .filter(({ operation }) => operation.security.length > 0)
    .map((e) => codesOf(e.operation))
  return new Set(PROBLEM_CODES.filter((code) => lists.every((list) => list.includes(code))))
}

/** The problems of an endpoint by their status, linked to what they mean; those of every call are told once. */
function errorList(operation: DescribedOperation, common: ReadonlySet<ProblemCode>): Html {
  const all = codesOf(operation)
  const anyCall = [...common].every((code) => all.includes(code))
  const own = anyCall ? all.filter((code) => !common.has(code)) : all
  const byStatus = Map.groupBy(own, (code) => PROBLEMS[code].status)
  const rows = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(
      ([status, codes]) =>
        html`<div><dt class="status">${status}</dt><dd>${codes.map((code) => html`<a href="#error-${code}"><code>${code}</code></a> `)}</dd></div>`,
    )
  const rest = anyCall ? html`<p><a href="#errors">and the ${common.size} of any call</a></p>` : ''
  return html`<details class="errors"><summary>${own.length} ${own.length === 1 ? 'error' : 'errors'}</summary><dl>${rows}</dl>${rest}</details>`
}

/** The first example stands on the page; the script shows another from the machine description when it is opened. */
const exampleAnswer = (
  status: string,
  path: string,
  method: string,
  name: string,
  value: unknown,
  index: number,
): Html => {
  const head = html`<summary><span class="status ok">${status}</span> ${name}</summary>`
  return index === 0
    ? html`<details class="answer" open>${head}${jsonBlock(`Answer: ${name}`, value)}</details>`
    : html`<details class="answer" data-path="${path}" data-method="${method.toLowerCase()}" data-index="${index}">${head}<p class="hint">An example of <code>${path}</code> in <a href="/openapi.json">openapi.json</a>.</p></details>`
}

function figureOf(id: string, request: unknown, answer: unknown): Html | '' {
  const result =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  return result === undefined ? '' : figure(id, request, result)
}

/** Hidden until the script that makes it work is there. */
function tryForm(
  { method, path, operation: { operationId: id, tags } }: Endpoint,
  examples: readonly { summary?: string; value: unknown }[],
): Html {
  const choices: Content = examples.map(
    ({ summary, value }, index) =>
      html`<option value="${JSON.stringify(value)}">${summary ?? `Example ${index + 1}`}</option>`,
  )
  // An example is for a look: what it would change of the workspace takes a key that somebody put there for it.
  const changesNothing = tags.includes('Operations')
  return html`<form class="try" data-method="${method}" data-path="${path}"${changesNothing ? new Html(' data-session') : ''} hidden>
<h4>Try it</h4>
<div class="row">
<label for="${id}-key">API key <input id="${id}-key" name="key" type="password" autocomplete="off" spellcheck="false" placeholder="mk_live_…"></label>
<label for="${id}-example">Example <select id="${id}-example" name="example">${choices}</select></label>
</div>
<label for="${id}-body">Request body</label>
<textarea id="${id}-body" name="body" rows="9" spellcheck="false"></textarea>
<div class="row end"><p class="hint">${changesNothing ? 'Signed in here? Leave the key empty. ' : ''}<a href="/#/settings/keys/new">Make a key</a> in the settings; it stays in this tab. This is a real call and is counted.</p><button type="submit">Send</button></div>
<div class="outcome" aria-live="polite" hidden></div>
</form>`
}
