/** The reference as one page, from the machine description and the catalogue. */
import type { ApiDocument } from '../api-document.ts'
import { catalogueSections } from './catalogue-sections.ts'
import { commonCodes, type Endpoint, endpointSection, endpointsOf } from './endpoint.ts'
import type { Reference } from './fields.ts'
import { guide } from './guide.ts'
import { Html, html } from './html.ts'
import { messagesSection } from './messages.ts'

interface Assets {
  styles: string
  script: string
}

const GUIDE = [
  ['introduction', 'Introduction'],
  ['authentication', 'Authentication'],
  ['limits', 'Limits and repeats'],
  ['errors', 'Errors'],
  ['offsets', 'Offsets'],
  ['clients', 'Clients and assistants'],
] as const
const REFERENCE = [
  ['kinds-table', 'Kinds of mail'],
  ['rule-list', 'Rules'],
  ['evidence-list', 'Evidence'],
] as const

export function docsPage(document: ApiDocument, base: string, assets: Assets): string {
  const endpoints = endpointsOf(document)
  const reference: Reference = { ...document, shown: new Set(), common: commonCodes(endpoints) }
  const groups = document.tags.map((tag) => ({
    ...tag,
    own: endpoints.filter(({ operation }) => operation.tags.includes(tag.name)),
  }))
  const body = groups.map(
    ({ name, description, own }) =>
      html`<div class="group-head" id="${groupId(name)}"><h2><a href="#${groupId(name)}">${name}</a></h2><p>${description}</p></div>${own.map((endpoint) => endpointSection(reference, base, endpoint))}${name === 'Webhooks' ? messagesSection(reference) : ''}`,
  )
  return html`${new Html('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Sendworthy API reference</title>
<link rel="stylesheet" href="${assets.styles}">
<script src="${assets.script}" type="module"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="#introduction">Sendworthy</a>
<span class="version">API ${document.info.version}</span>
<a class="machine" href="/">Editor</a>
<a class="machine" href="/openapi.json">openapi.json</a>
<input type="checkbox" id="menu" aria-label="Show the contents"><label class="menu" for="menu" aria-hidden="true">Menu</label>
<nav aria-label="Contents">
${navGroup('Guide', GUIDE)}
${groups.map(({ name, own }) => endpointGroup(name, own))}
${navGroup('Reference data', REFERENCE)}
</nav>
</header>
<main id="main">
${guide(base, reference.common)}
${body}
<div class="group-head" id="group-data"><h2><a href="#group-data">Reference data</a></h2><p>What the score knows of mail, from the same lists the engine reads.</p></div>
${catalogueSections()}
</main>
</body>
</html>
`.text
}

const navGroup = (name: string, entries: readonly (readonly [id: string, title: string])[]): Html =>
  html`<p>${name}</p><ul>${entries.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`

const groupId = (name: string) => `group-${name.toLowerCase().replaceAll(' ', '-')}`

/** Folded but for the operations, which most come for; the script opens the group one is in. */
const endpointGroup = (name: string, endpoints: readonly Endpoint[]): Html =>
  html`<details${name === 'Operations' ? new Html(' open') : ''}><summary>${name}</summary><ul>${endpoints.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span> ${path.replace('/v1/', '/')}</a></li>`,
  )}</ul></details>`
