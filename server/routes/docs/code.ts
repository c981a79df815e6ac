/** Code on the page: JSON as people write it, and blocks a keyboard can scroll. */
import { type Html, html, verbatim } from './html.ts'

/** What fits into a line stands in one. */
const LINE = 72

/** JSON with an object or a list in one line where it fits, and folded like any other where not. */
function jsonText(value: unknown, indent = ''): string {
  const flat = oneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= LINE) return flat
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((each) => jsonText(each, inner))
    : Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${jsonText(each, inner)}`)
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** A block of JSON; the script gives it colours when it comes into view. */
export const jsonBlock = (label: string, value: unknown): Html => block(label, jsonText(value), 'json')

/** A block of code; `label` says what it is to those who do not see it. */
export const codeBlock = (label: string, text: string): Html => block(label, text, '')

const block = (label: string, text: string, language: string): Html =>
  html`<pre${language === '' ? '' : html` class="${language}"`} tabindex="0" role="region" aria-label="${label}"><code>${verbatim(text)}</code></pre>`

/** One of several blocks shows, chosen by radio buttons: it works without a script and with arrow keys. */
export function tabs(group: string, panels: readonly { name: string; content: Html }[]): Html {
  const inputs = panels.map(({ name }, index) => {
    const id = `${group}-${index}`
    const checked = index === 0 ? html` checked` : ''
    return html`<input type="radio" name="${group}" id="${id}" data-tab="${name}"${checked}><label for="${id}">${name}</label>`
  })
  return html`<div class="tabs">${inputs}${panels.map(({ content }) => html`<div class="panel">${content}</div>`)}</div>`
}
