/** Code on the page: coloured JSON, and blocks a keyboard can scroll. */
import { type Content, Html, html } from './html.ts'

/** Strings (keys when a colon follows), numbers and literals of pretty-printed JSON. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g

export function jsonCode(value: unknown): Html {
  const text = JSON.stringify(value, null, 2)
  const parts: Html[] = []
  let at = 0
  for (const match of text.matchAll(TOKEN)) {
    const [whole, string, colon, literal] = match
    const kind = string ? (colon === undefined ? 's' : 'k') : literal ? 'l' : 'n'
    parts.push(html`${text.slice(at, match.index)}<span class="${kind}">${string ?? whole}</span>${colon}`)
    at = match.index + whole.length
  }
  return html`${parts}${text.slice(at)}`
}

/** A block of code; `label` says what it is to those who do not see it. */
export const codeBlock = (label: string, content: Content): Html =>
  html`<pre tabindex="0" role="region" aria-label="${label}"><code>${content}</code></pre>`

/** One of several blocks shows, chosen by radio buttons: it works without a script and with arrow keys. */
export function tabs(group: string, panels: readonly { name: string; content: Html }[]): Html {
  const inputs = panels.map(({ name }, index) => {
    const id = `${group}-${index}`
    const checked = index === 0 ? new Html(' checked') : ''
    return html`<input type="radio" name="${group}" id="${id}" data-tab="${name}"${checked}><label for="${id}">${name}</label>`
  })
  return html`<div class="tabs">${inputs}${panels.map(({ content }) => html`<div class="panel">${content}</div>`)}</div>`
}
