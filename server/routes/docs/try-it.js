/** What the reference does beyond showing: copy, send, filter, follow. It is readable without. */

/** Makes an element; strings among the children become text, never markup. */
function make(name, attributes, ...children) {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...children)
  return element
}

/* Copy buttons */

function addCopyButton(pre) {
  const button = make('button', { type: 'button', class: 'copy' }, 'Copy')
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(pre.textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
  const box = make('div', { class: 'copyable' })
  pre.replaceWith(box)
  box.append(pre, button)
}
if (navigator.clipboard) for (const pre of document.querySelectorAll('pre')) addCopyButton(pre)

/* A language chosen once is chosen everywhere. */

document.addEventListener('change', ({ target }) => {
  const { tab } = target.dataset
  if (tab === undefined) return
  const before = target.getBoundingClientRect().top
  for (const input of document.querySelectorAll('input[data-tab]')) {
    if (input.dataset.tab === tab) input.checked = true
  }
  // Blocks above may have changed their height; what was clicked stays where it is.
  scrollBy(0, target.getBoundingClientRect().top - before)
})

/* Try it */

const KEY = 'sendworthy-key'
const forms = [...document.querySelectorAll('form.try')]

for (const form of forms) {
  const { key, body, example } = form.elements
  form.hidden = false
  key.value = sessionStorage.getItem(KEY) ?? ''
  key.addEventListener('input', () => {
    sessionStorage.setItem(KEY, key.value.trim())
    for (const other of forms) if (other !== form) other.elements.key.value = key.value
  })
  example.addEventListener('change', () => {
    body.value = example.value
  })
  body.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send(form)
  })
}

async function send(form) {
  const { key, body } = form.elements
  const button = form.querySelector('button[type=submit]')
  const outcome = form.querySelector('.outcome')
  outcome.hidden = false
  const draft = readDraft(body.value)
  if (key.value.trim() === '') {
    outcome.replaceChildren(
      make('p', {}, 'Paste an API key first. The server printed one at its first start.'),
    )
    key.focus()
    return
  }
  button.disabled = true
  const started = performance.now()
  try {
    const response = await fetch(form.dataset.path, {
      method: form.dataset.method,
      headers: { Authorization: `Bearer ${key.value.trim()}`, 'Content-Type': 'application/json' },
      body: body.value,
    })
    const answer = await response.json()
    const ms = Math.round(performance.now() - started)
    outcome.replaceChildren(
      statusLine(response, ms),
      ...pictures(draft, answer),
      headersOf(response),
      block(answer),
    )
  } catch {
    outcome.replaceChildren(make('p', {}, 'The server did not answer. Is it running?'))
  } finally {
    button.disabled = false
  }
}

function readDraft(text) {
  try {
    return JSON.parse(text).draft
  } catch {
    return undefined // the server says what is wrong with it
  }
}

const statusLine = (response, ms) =>
  make(
    'p',
    {},
    make('span', { class: response.ok ? 'status ok' : 'status' }, String(response.status)),
    ` in ${ms} ms, ${response.headers.get('content-type')}`,
  )

function headersOf(response) {
  const lines = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n')
  const pre = make('pre', { tabindex: '0' }, make('code', {}, lines))
  return make('details', {}, make('summary', {}, 'Headers'), pre)
}

const block = (answer) =>
  make('pre', { tabindex: '0' }, make('code', {}, ...colored(JSON.stringify(answer, null, 2))))

function colored(text) {
  const parts = []
  let at = 0
  for (const match of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d[\d.eE+-]*)/g)) {
    const [whole, string, colon, literal] = match
    const kind = string ? (colon === undefined ? 's' : 'k') : literal ? 'l' : 'n'
    parts.push(text.slice(at, match.index), make('span', { class: kind }, string ?? whole), colon ?? '')
    at = match.index + whole.length
  }
  return [...parts, text.slice(at)]
}

/** The draft with its findings, or what a rewrite changed. */
function pictures(draft, { result }) {
  if (typeof draft !== 'string' || !result) return []
  if (Array.isArray(result.annotations)) {
    return [figure(`${result.score} points, grade ${result.grade}`, underlined(draft, result.annotations))]
  }
  const variants = Array.isArray(result.variants) ? result.variants : []
  return variants.map(({ score_before, score, diff }) =>
    figure(
      `From ${score_before} points to ${score}`,
      diff.map(({ op, text }) => (op === 'equal' ? text : make(op === 'delete' ? 'del' : 'ins', {}, text))),
    ),
  )
}

const figure = (caption, parts) =>
  make('figure', {}, make('figcaption', {}, caption), make('div', { class: 'mail' }, ...parts))

const WORST_FIRST = ['blocker', 'error', 'warning', 'info', 'praise']

function underlined(draft, annotations) {
  const marks = annotations.filter(({ field, start, end }) => field === 'draft' && end > start)
  const cuts = [...new Set([0, draft.length, ...marks.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((start, index) => {
    const part = draft.slice(start, cuts[index + 1])
    const over = marks.filter((mark) => mark.start < cuts[index + 1] && mark.end > start)
    if (over.length === 0) return part
    const severity = WORST_FIRST.find((one) => over.some((mark) => mark.severity === one))
    const title = over
      .map(({ message, points }) => (points > 0 ? `${message} (−${points})` : message))
      .join('\n')
    return make('mark', { class: severity, title }, part)
  })
}

/* Rules: filter, and open what a link points at */

const filter = document.querySelector('form.filter')
const rules = [...document.querySelectorAll('.rule')]

function applyFilter() {
  const words = filter.querySelector('input').value.toLowerCase().split(/\s+/)
  const dimension = filter.querySelector('select').value
  for (const rule of rules) {
    const { search, dimension: own } = rule.dataset
    rule.hidden = (dimension !== '' && own !== dimension) || !words.every((word) => search.includes(word))
  }
  for (const group of document.querySelectorAll('.group')) {
    group.hidden = group.querySelector('.rule:not([hidden])') === null
  }
  const shown = rules.filter((rule) => !rule.hidden).length
  filter.querySelector('.hint').textContent = `${shown} of ${rules.length}`
}

filter.hidden = false
filter.addEventListener('input', applyFilter)
filter.addEventListener('submit', (event) => event.preventDefault())
applyFilter()

function openTarget() {
  const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null
  if (!target) return
  if (target.closest('.rule')?.hidden) {
    filter.reset()
    applyFilter()
  }
  let folded = target.closest('details')
  if (!folded) return
  for (; folded; folded = folded.parentElement.closest('details')) folded.open = true
  target.scrollIntoView()
}
addEventListener('hashchange', openTarget)
openTarget()

/* Contents: where one is, and closed again after a choice on a phone */

const links = new Map([...document.querySelectorAll('nav a')].map((link) => [link.hash.slice(1), link]))
const seen = new Set()
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target.id)
    const current = [...links.keys()].find((id) => seen.has(id))
    for (const [id, link] of links) {
      if (id === current) {
        link.setAttribute('aria-current', 'true')
        const group = link.closest('details')
        if (group) group.open = true
        link.scrollIntoView({ block: 'nearest' })
      } else link.removeAttribute('aria-current')
    }
  },
  { rootMargin: '-5% 0px -70%' },
)
for (const id of links.keys()) {
  const section = document.getElementById(id)
  if (section) observer.observe(section)
}
document.querySelector('nav').addEventListener('click', ({ target }) => {
  if (target.closest('a')) document.getElementById('menu').checked = false
})
