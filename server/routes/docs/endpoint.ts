/** The section of one endpoint: what it is, its fields, its answers, samples, and a form to try it. */
import { PROBLEM_CODES, PROBLEMS } from '#shared/api/problem.ts'
import type { ApiDocument, DescribedOperation } from '../api-document.ts'
import { codeBlock, jsonCode } from './code.ts'
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
${errorList(operation)}
</div>
<div class="code">
${samples(`${id}-sample`, { base, method, path: sample, body: examples[0]?.value, part: partOf(given[0]?.value), caller: callerOf(security) })}
${given.length > 0 ? given.map(({ summary: name, value }, index) => exampleAnswer(answer.status, name ?? `Example ${index + 1}`, value, examples[index]?.value, index)) : ''}
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

/** The problems of an endpoint, linked to what they mean. */
function errorList({ responses }: DescribedOperation): Html {
  const described = Object.entries(responses).flatMap(([, { content }]) =>
    Object.keys(content?.['application/problem+json']?.examples ?? {}),
  )
  const codes = PROBLEM_CODES.filter((code) => described.includes(code))
  return html`<details class="errors"><summary>${codes.length} errors</summary><ul>${codes.map(
    (code) =>
      html`<li><span class="status">${PROBLEMS[code].status}</span> <a href="#error-${code}"><code>${code}</code></a></li>`,
  )}</ul></details>`
}

function exampleAnswer(status: string, name: string, value: unknown, request: unknown, index: number): Html {
  const asked =
    index === 0
      ? ''
      : html`<p class="label">Request</p>${codeBlock(`Request: ${name}`, jsonCode(request))}<p class="label">Answer</p>`
  return html`<details class="answer"${index === 0 ? new Html(' open') : ''}><summary><span class="status ok">${status}</span> ${name}</summary>${asked}${codeBlock(`Answer: ${name}`, jsonCode(value))}</details>`
}

function figureOf(id: string, request: unknown, answer: unknown): Html | '' {
  const result =
    typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined
  return result === undefined ? '' : figure(id, request, result)
}

/** Hidden until the script that makes it work is there. */
function tryForm(
  { method, path, operation: { operationId: id } }: Endpoint,
  examples: readonly { summary?: string; value: unknown }[],
): Html {
  const choices: Content = examples.map(
    ({ summary, value }, index) =>
      html`<option value="${JSON.stringify(value, null, 2)}">${summary ?? `Example ${index + 1}`}</option>`,
  )
  return html`<form class="try" data-method="${method}" data-path="${path}" hidden>
<h4>Try it</h4>
<div class="row">
<label for="${id}-key">API key <input id="${id}-key" name="key" type="password" autocomplete="off" spellcheck="false" placeholder="mk_live_…"></label>
<label for="${id}-example">Example <select id="${id}-example" name="example">${choices}</select></label>
</div>
<label for="${id}-body">Request body</label>
<textarea id="${id}-body" name="body" rows="9" spellcheck="false">${JSON.stringify(examples[0]?.value, null, 2)}</textarea>
<div class="row end"><p class="hint">The key stays in this tab. This is a real call and is counted.</p><button type="submit">Send</button></div>
<div class="outcome" aria-live="polite" hidden></div>
</form>`
}
