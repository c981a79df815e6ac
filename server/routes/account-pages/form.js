/** Sends the form of a link, says what is wrong next to the field, and what comes next. */

const main = document.querySelector('main')
const form = document.querySelector('#form')
const problem = document.querySelector('#problem')
const button = form.querySelector('button[type=submit]')
const show = document.querySelector('#show')
const { page } = main.dataset

/**
 * What stands after `#` is sent to nobody. It goes from the address, where others could read it, to this entry of the
 * tab's history, so that the page can be loaded again.
 */
const given =
  location.hash === '' ? history.state : Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
const { token = '', email: address = '' } = given ?? {}
history.replaceState({ token, email: address }, '', location.pathname)
// Another link that is opened in the same tab.
addEventListener('hashchange', () => location.reload())

const PATHS = { setup: '/v1/setup', recover: '/v1/recovery', invite: '/v1/invitations/accept' }
const STALE = {
  setup: 'This link does not work any more. Start the server again: it prints a new one.',
  recover: 'This link does not work any more. Ask whoever runs the server for a new one.',
  invite: 'This invitation does not work any more. Ask whoever invited you for a new one.',
}
const UNREACHED = 'The server did not answer. Check that it is running, then try again.'

const field = (name) => form.elements.namedItem(name)

/** `sentence` null takes it away. */
function say(element, sentence) {
  element.textContent = sentence ?? ''
  element.hidden = sentence === null
}

function mark(name, sentence) {
  const input = field(name)
  say(document.querySelector(`#${name}-error`), sentence)
  if (sentence === null) input.removeAttribute('aria-invalid')
  else input.setAttribute('aria-invalid', 'true')
}

/** There is nothing to fill in any more. */
function end(sentence) {
  form.hidden = true
  document.querySelector('#lead').hidden = true
  say(problem, sentence)
}

async function ask(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const response = await fetch(path, init)
  return {
    status: response.status,
    retry: response.headers.get('retry-after'),
    answer: await response.json(),
  }
}

/* Before the form is shown */

async function begin() {
  if (token === '') return end('The link is not whole. Open it as it was given, with everything after the #.')
  if (page === 'recover') field('email').value = address
  if (page === 'invite') {
    const { status, answer } = await ask('/v1/invitations/open', { token })
    if (status !== 200) return end(STALE.invite)
    showInvitation(answer)
  }
  // An address that is not known is not shown as an empty box.
  const email = field('email')
  if (email.readOnly && email.value === '') email.closest('.field').hidden = true
  form.hidden = false
  const first = [...form.elements].find(
    (one) => one.matches('input:not([readonly])') && !one.closest('[hidden]'),
  )
  first?.focus()
}

const ROLES = { owner: 'an owner', admin: 'an admin', member: 'a member', viewer: 'a viewer' }
let hasAccount = false

function showInvitation({ workspace, role, email, has_account }) {
  const lead = document.querySelector('#lead')
  const name = document.createElement('b')
  name.textContent = workspace
  lead.replaceChildren('You were invited to ', name, ` as ${ROLES[role]}.`)
  if (has_account) lead.append(' You have an account here: its password lets you in.')
  field('email').value = email
  hasAccount = has_account
  if (!has_account) return
  field('name').closest('.field').hidden = true
  document.querySelector('#password-hint').hidden = true
  field('password').autocomplete = 'current-password'
}

/* The form */

show.addEventListener('click', () => {
  const shown = field('password').type === 'password'
  field('password').type = shown ? 'text' : 'password'
  show.textContent = shown ? 'Hide' : 'Show'
  show.setAttribute('aria-pressed', String(shown))
})

form.addEventListener('input', ({ target }) => {
  if (target.name) mark(target.name, null)
})

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const wrong = check()
  if (wrong) return wrong.focus()
  say(problem, null)
  button.disabled = true
  try {
    const { status, retry, answer } = await ask(PATHS[page], request())
    if (status < 300) finish(answer)
    else explain(answer, retry)
  } catch {
    say(problem, UNREACHED)
  } finally {
    button.disabled = false
  }
})

function request() {
  const password = field('password').value
  if (page === 'recover') return { token, password }
  if (page === 'invite' && hasAccount) return { token, password }
  const name = field('name').value.trim()
  if (page === 'invite') return { token, name, password }
  return { token, name, email: field('email').value.trim(), password }
}

/** Marks what is plainly missing; gives the first field at fault. */
function check() {
  let first = null
  const refuse = (name, sentence) => {
    mark(name, sentence)
    first ??= field(name)
  }
  for (const input of form.querySelectorAll('input')) mark(input.name, null)
  const asksName = field('name') && !field('name').closest('[hidden]')
  if (asksName && field('name').value.trim() === '') refuse('name', 'Say what others should call you.')
  const email = field('email')
  if (!email.readOnly && email.value.trim() === '') refuse('email', 'Give the address you sign in with.')
  else if (!email.readOnly && email.validity.typeMismatch) refuse('email', NOT_AN_ADDRESS)
  const { value, minLength } = field('password')
  if (value === '') refuse('password', hasAccount ? 'Give your password.' : 'Choose a password.')
  else if (value.length < minLength) {
    const sentence = hasAccount
      ? 'This is not your password: it is too short.'
      : `This has ${value.length} characters; it needs at least ${minLength}.`
    refuse('password', sentence)
  }
  return first
}

const NOT_AN_ADDRESS = 'This is no e-mail address. It looks like ana@example.com.'
const FIELD_ERRORS = {
  '/email': NOT_AN_ADDRESS,
  '/name': 'This name does not fit: 1 to 100 characters.',
  '/password': 'This password does not fit: 12 to 200 characters.',
}

/** Says what the server refused: next to the field when it is about one. */
function explain({ code, detail, errors = [] }, retry) {
  if (code === 'link_expired' || errors.some(({ pointer }) => pointer === '/token')) return end(STALE[page])
  if (page === 'setup' && code === 'not_found') return end('This server has got its owner meanwhile.')
  if (code === 'too_many_attempts') {
    return say(problem, `Too many passwords were wrong. Wait ${inWords(Number(retry))}, then try again.`)
  }
  if (code === 'wrong_credentials') {
    mark('password', detail)
    return field('password').focus()
  }
  for (const { pointer } of errors) {
    if (pointer in FIELD_ERRORS && field(pointer.slice(1))) mark(pointer.slice(1), FIELD_ERRORS[pointer])
  }
  const marked = form.querySelector('[aria-invalid]')
  if (marked) return marked.focus()
  say(problem, detail ?? UNREACHED)
}

const inWords = (seconds) => (seconds < 90 ? `${seconds || 1} seconds` : `${Math.ceil(seconds / 60)} minutes`)

function finish({ user, workspaces }) {
  const rows = [
    ['Name', user.name],
    ['E-mail', user.email],
    ...workspaces.map(({ name, role }) => ['Workspace', `${name} (${role})`]),
  ]
  document.querySelector('#who').replaceChildren(
    ...rows.flatMap(([term, value]) => {
      const [dt, dd] = [document.createElement('dt'), document.createElement('dd')]
      dt.textContent = term
      dd.textContent = value
      return [dt, dd]
    }),
  )
  const done = document.querySelector('#done')
  document.querySelector('#ask').remove()
  done.hidden = false
  document.title = `${done.querySelector('h1').textContent} · Sendworthy`
  done.querySelector('h1').focus()
}

begin().catch(() => end(UNREACHED))
