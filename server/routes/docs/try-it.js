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

/* JSON gets its colours when it comes near. */

const painter = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      painter.unobserve(target)
      const code = target.querySelector('code')
      code.replaceChildren(...colored(code.textContent))
    }
  },
  { rootMargin: '50%' },
)
for (const pre of document.querySelectorAll('pre.json')) painter.observe(pre)

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
  const fill = () => {
    body.value = JSON.stringify(JSON.parse(example.value), null, 2)
  }
  example.addEventListener('change', fill)
  fill()
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
  button.disabled = true
  try {
    const caller = await callerOf(form)
    if (!caller) {
      outcome.replaceChildren(keyNeeded('session' in form.dataset))
      key.focus()
      return
    }
    const started = performance.now()
    const response = await fetch(form.dataset.path, {
      method: form.dataset.method,
      headers: { ...caller.headers, 'Content-Type': 'application/json' },
      body: body.value,
    })
    const answer = await response.json()
    const ms = Math.round(performance.now() - started)
    outcome.replaceChildren(
      statusLine(response, ms, caller.name),
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

/** Where the editor keeps which workspace a tab works in. */
const WORKSPACE = 'sendworthy.workspace'

/** By the key; without one as whoever is signed in, where nothing can be changed; null for nobody. */
async function callerOf(form) {
  const key = form.elements.key.value.trim()
  if (key !== '') return { headers: { Authorization: `Bearer ${key}` }, name: 'with the key' }
  if (!('session' in form.dataset)) return null
  const response = await fetch('/v1/session')
  if (!response.ok) return null
  const { user, workspaces } = await response.json()
  const kept = sessionStorage.getItem(WORKSPACE)
  const workspace = workspaces.find(({ id }) => JSON.stringify(id) === kept) ?? workspaces[0]
  if (!workspace) return { headers: {}, name: `as ${user.name}` }
  return {
    headers: { 'Sendworthy-Workspace': workspace.id },
    name: `as ${user.name} in “${workspace.name}”`,
  }
}

function keyNeeded(orSession) {
  const link = (href, text) => make('a', { href }, text)
  return make(
    'p',
    {},
    'Paste an API key first',
    ...(orSession ? [', or ', link('/#/sign-in', 'sign in')] : []),
    '. The server printed one at its first start; ',
    link('/#/settings/keys/new', 'the settings'),
    ' make more.',
  )
}

function readDraft(text) {
  try {
    return JSON.parse(text).draft
  } catch {
    return undefined // the server says what is wrong with it
  }
}

const statusLine = (response, ms, caller) =>
  make(
    'p',
    {},
    make('span', { class: response.ok ? 'status ok' : 'status' }, String(response.status)),
    ` in ${ms} ms, ${caller}, ${response.headers.get('content-type')}`,
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
/** What a rule is found by: all that is said of it, without its examples. */
const said = new Map(
  rules.map((rule) => [
    rule,
    [...rule.querySelectorAll('summary, .inside > p')]
      .map((part) => part.textContent)
      .join(' ')
      .toLowerCase(),
  ]),
)

function applyFilter() {
  const words = filter.querySelector('input').value.toLowerCase().split(/\s+/)
  const dimension = filter.querySelector('select').value
  for (const rule of rules) {
    const text = said.get(rule)
    rule.hidden =
      (dimension !== '' && rule.dataset.dimension !== dimension) ||
      !words.every((word) => text.includes(word))
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

/* What most never open comes when it is opened: the examples of rules, and all but the first of an operation */

const loaded = new Map()

/** The JSON at an address of this server, asked for once. */
function load(address) {
  if (!loaded.has(address)) {
    const answer = fetch(address).then((response) => response.json())
    loaded.set(address, answer)
    // A server that was away may be back at the next try.
    answer.catch(() => loaded.delete(address))
  }
  return loaded.get(address)
}

/** `show` is given what stands at the address, and makes what comes in place of the hint; asked again after a failure. */
function whenOpened(details, address, show) {
  details.addEventListener('toggle', async () => {
    const hint = details.querySelector('.hint')
    if (!details.open || !hint) return
    try {
      const shown = show(await load(address))
      if (hint.isConnected) hint.replaceWith(...shown)
    } catch {
      // The hint leads there as well.
    }
  })
}

for (const rule of rules) whenOpened(rule, `/v1/rules/${rule.dataset.id}`, examplesOf)

for (const details of document.querySelectorAll('.answer[data-path]')) {
  const { path, method, index } = details.dataset
  const name = details.querySelector('summary').lastChild.textContent.trim()
  whenOpened(details, '/openapi.json', ({ paths }) => {
    const { requestBody, responses } = paths[path][method]
    const [status] = Object.keys(responses).filter((each) => each.startsWith('2'))
    const [request, answer] = [requestBody, responses[status]].map(
      (side) => Object.values(side?.content['application/json'].examples ?? {})[index],
    )
    return [
      request && labelled('Request', name, request.value),
      labelled('Answer', name, answer.value),
    ].filter(Boolean)
  })
}

function labelled(side, name, value) {
  const pre = make('pre', { tabindex: '0', role: 'region', 'aria-label': `${side}: ${name}` })
  pre.append(make('code', {}, ...colored(JSON.stringify(value, null, 2))))
  const shown = make('div', {}, make('p', { class: 'label' }, side), pre)
  if (navigator.clipboard) addCopyButton(pre)
  return shown
}

/** The first two of each side; the API has all. */
function examplesOf({ examples: { flags, passes } }) {
  const flagged = flags.slice(0, 2).map(({ input, marks }) => example('flagged', input, marks))
  const fine = passes.slice(0, 2).map((input) => example('fine', input, []))
  return [make('div', { class: 'examples' }, ...flagged, ...fine)]
}

const EXAMPLE_SHOWN = 600

function example(verdict, { draft, subject }, marks) {
  const text = draft.length > EXAMPLE_SHOWN ? `${draft.slice(0, EXAMPLE_SHOWN).trimEnd()} …` : draft
  const head =
    subject === undefined ? [] : [make('span', { class: 'subject' }, ...marked(subject, marks)), '\n']
  return make(
    'div',
    { class: `example ${verdict}` },
    make('p', { class: 'label' }, verdict),
    make('div', { class: 'mail small' }, ...head, ...marked(text, marks)),
  )
}

/** The text with each quote marked where it is found first. */
function marked(text, quotes) {
  const quote = quotes.find((one) => one !== '' && text.includes(one))
  if (quote === undefined) return [text]
  const at = text.indexOf(quote)
  const rest = quotes.filter((one) => one !== quote)
  return [
    ...marked(text.slice(0, at), rest),
    make('mark', { class: 'warning' }, quote),
    ...marked(text.slice(at + quote.length), rest),
  ]
}

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
