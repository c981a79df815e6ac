/** The catalogue on the page: kinds, rules and evidence. */
import type { Evidence, KindEntry, Rule } from '#shared/api/catalogue.ts'
import { GRADES } from '#shared/engine/evidence.ts'
import { DIMENSIONS } from '#shared/engine/rule.ts'
import { CATALOGUE_EVIDENCE, CATALOGUE_KINDS, CATALOGUE_RULES } from '../../services/catalogue.ts'
import { type Html, html } from './html.ts'

export const catalogueSections = (): Html => html`${kinds()}${rules()}${evidence()}`

const words = (id: string) => id.replaceAll('_', ' ')
const band = (of: readonly number[] | null): string => {
  if (!of) return '–'
  return of[0] === of[1] ? String(of[0]) : `${of[0]}–${of[1]}`
}

const kinds = (): Html => html`<section id="kinds-table">
<div class="about full">
<h2><a href="#kinds-table">Kinds of mail</a></h2>
<p>The kind decides the family, and the family decides which evidence applies: what wins a reply to a cold mail can cost one among colleagues. Hyphens, spaces and case are forgiven; without a kind, or with <code>auto</code>, it is guessed and the answer says how surely.</p>
</div>
<div class="wide scroll" tabindex="0" role="region" aria-label="Kinds of mail"><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Family</th><th scope="col">Words</th><th scope="col">Subject, words</th><th scope="col">Subject, characters</th><th scope="col">Questions</th><th scope="col">Links</th><th scope="col">Preheader</th></tr></thead>
<tbody>${CATALOGUE_KINDS.map(kindRow)}</tbody>
</table></div>
</section>`

const kindRow = ({ id, family, bands }: KindEntry): Html =>
  html`<tr><td><code>${id}</code></td><td>${words(family)}</td><td>${band(bands.words)}</td><td>${band(bands.subject_words)}</td><td>up to ${bands.subject_characters_max}</td><td>${band(bands.questions)}</td><td>${bands.links_max === null ? '–' : `up to ${bands.links_max}`}</td><td>${bands.preheader}</td></tr>`

const rules = (): Html => html`<section id="rule-list">
<div class="about full">
<h2><a href="#rule-list">Rules</a></h2>
<p>${CATALOGUE_RULES.length} rules over ${DIMENSIONS.length} dimensions. A rule costs at most its cap, however often it fires; rules whose evidence conflicts cost nothing and are offered as something to test. “House” marks our own judgement.</p>
<form class="filter" hidden>
<label for="rule-text">Find a rule <input id="rule-text" type="search" autocomplete="off" placeholder="passive, subject, E08 …"></label>
<label for="rule-dimension">Dimension <select id="rule-dimension"><option value="">all</option>${DIMENSIONS.map((id) => html`<option value="${id}">${words(id)}</option>`)}</select></label>
<p class="hint" role="status"></p>
</form>
</div>
<div class="wide">${DIMENSIONS.map((dimension) => {
  const own = CATALOGUE_RULES.filter((rule) => rule.dimension === dimension)
  return own.length === 0
    ? ''
    : html`<div class="group"><h3 id="rules-${dimension}">${words(dimension)}</h3>${own.map(ruleEntry)}</div>`
})}</div>
</section>`

function ruleEntry(rule: Rule): Html {
  const { id, dimension, severity, summary, why, points, contested, house } = rule
  const cost = contested
    ? 'a test'
    : severity === 'praise'
      ? 'praise'
      : `−${points.each}, at most −${points.cap}`
  return html`<details class="rule" data-id="${id}" data-dimension="${dimension}">
<summary><span class="dot ${severity}" title="${severity}"></span><code>${id}</code><span class="summary">${summary}</span><span class="cost">${cost}</span></summary>
<div class="inside" id="rule-${id}">
<p>${why}</p>
<p class="facts">${severity}${house ? ' · house' : ''}${rule.families ? ` · ${rule.families.map(words).join(', ')}` : ''}${rule.kinds ? ` · only ${rule.kinds.map(words).join(', ')}` : ''}${
    rule.evidence.length > 0
      ? html` · ${rule.evidence.map((one, index) => html`${index > 0 ? ' ' : ''}<a href="#evidence-${one.id}">${one.id}</a><span class="grade">${one.grade}</span>`)}`
      : ''
  }</p>
<p class="hint">Examples: <a href="/v1/rules/${id}"><code>/v1/rules/${id}</code></a></p>
</div>
</details>`
}

const evidence = (): Html => html`<section id="evidence-list">
<div class="about full">
<h2><a href="#evidence-list">Evidence</a></h2>
<p>What the rules rest on, with its grade. A grade tells how far to trust a finding:</p>
<dl class="grades">${Object.entries(GRADES).map(([grade, meaning]) => html`<div><dt><span class="grade">${grade}</span></dt><dd>${meaning}</dd></div>`)}</dl>
</div>
<div class="wide">${CATALOGUE_EVIDENCE.map(evidenceEntry)}</div>
</section>`

const evidenceEntry = ({ id, claim, effect, n, grade, year, sources, rules: cited }: Evidence): Html =>
  html`<article class="evidence" id="evidence-${id}">
<p class="head"><code>${id}</code> <span class="grade">${grade}</span>${year === null ? '' : html` <span class="type">${year}</span>`}</p>
<div><p>${claim}</p>${effect === null && n === null ? '' : html`<p class="facts">${[effect, n].filter((part) => part !== null).join(' · ')}</p>`}
<p class="facts">${sources.map(({ title, url }, index) => html`${index > 0 ? ' · ' : ''}<a href="${url}" rel="noreferrer noopener">${title}</a>`)}</p>
${cited.length > 0 ? html`<p class="facts">Cited by ${cited.map((rule, index) => html`${index > 0 ? ', ' : ''}<a href="#rule-${rule}"><code>${rule}</code></a>`)}</p>` : ''}</div>
</article>`
