import { buildCompose, drafts, open, sent } from './compose.js'
import { el, find, path } from './dom.js'

const mailbox = JSON.parse(document.getElementById('sim-mailbox').textContent)
const { account, threads } = mailbox

// --- globals read by InboxSDK's page-world script ---------------------------
const GLOBALS = []
GLOBALS[4] = 'sim.en.0' // second dot-separated part: UI language
GLOBALS[9] = 'sim-ik'
GLOBALS[10] = account.email
GLOBALS[17] = []
window.GLOBALS = GLOBALS
window.GM_SPT_ENABLED = 'true'
window.GM_ACTION_TOKEN = 'sim-token'
let currentThread = null
window.gmonkey = {
  load: (_version, ready) => ready(window.gmonkey),
  isConversationViewDisabled: () => false,
  v2: { getCurrentThread: () => currentThread && { getThreadId: () => `#${currentThread.id}` } },
}

// --- page chrome --------------------------------------------------------------
const composeButton = el('div.T-I.T-I-KE.L3[gh=cm][role=button][tabindex=0]', 'Compose')
const inboxLink = path('div.TO > div.TN > div.aio > span.aim', 'Inbox')
const views = el('div.nH')
const moles = el('div.no')
document.body.append(
  el(
    'header[role=banner]',
    path('div > div > div[aria-expanded=true][role=button]', '☰'),
    path('form[role=search]', el('input[aria-label=Search mail]')),
    // a support button followed by its menu: InboxSDK logs an error after 45 s without it
    path('div > div', el('div[data-tooltip=Support][role=button]', '?'), el('div[role=menu]')),
  ),
  path(
    'div.nH > div.nH.bkL > div.no',
    el('div.aeN.WR.nH.oy8Mbf.nn[role=navigation]', composeButton, path('div.Ls77Lb.aZ6 > div.pp', inboxLink)),
    path('div.nH.bkK.nn > div.nH > div.aeF', views),
    path('div.aUx', path('div.WN9Ejb', el('div.brC-brG')), el('div.brC-aT5-aOt-Jw[role=complementary]')),
  ),
  el('div.dw', path('div.nH > div.nH', moles)),
)

function notify(text) {
  for (const old of document.querySelectorAll('.sim-toast')) old.remove()
  document.body.append(el('div.sim-toast[role=alert]', text))
}

// --- compose windows ------------------------------------------------------------
function openCompose(fields = {}) {
  const compose = buildCompose({ ...fields, account, notify, close: (c) => c.mole.remove() })
  moles.append(compose.mole)
  ;(fields.to?.length ? compose.body : find(compose.root, 'input[role=combobox]')).focus()
  return compose
}
composeButton.addEventListener('click', () => openCompose())

// --- views: the inbox list and one conversation ------------------------------------
// Exactly one view is displayed and carries role=main; InboxSDK watches the
// style attribute of these siblings to notice navigation.
let current = null
function show(view) {
  if (current) {
    current.style.display = 'none'
    current.removeAttribute('role')
  }
  current = view
  view.setAttribute('role', 'main')
  if (!view.isConnected) views.append(view)
  view.style.display = ''
}

const listView = el(
  'div.nH',
  ...threads.map((t) => {
    const row = el('div.zA', `${t.messages.at(-1).from.name} — ${t.subject}`)
    row.addEventListener('click', () => {
      location.hash = `#inbox/${t.legacyId}`
    })
    return row
  }),
)

function messageView(thread, message) {
  const reply = el('div.ip')
  const button = el('button[type=button]', 'Reply')
  const sender = el('span.gD', message.from.name)
  sender.setAttribute('email', message.from.email)
  sender.setAttribute('name', message.from.name)
  const recipient = el('span.g2', 'me')
  recipient.setAttribute('email', message.to.email)
  recipient.setAttribute('name', message.to.name)
  const date = el('span.g3', message.date)
  date.title = message.date
  const card = el(
    'div.adn.ads',
    path(
      'div.gs > table.cf.gJ > tbody > tr.acZ',
      path('td.gF > h3.iw', sender),
      path('td.gH > div.gK', date),
    ),
    path('div.hb', recipient),
    path('div.ii.gt > div.a3s', ...message.paragraphs.map((p) => el('p', p))),
    button,
    reply,
  )
  card.setAttribute('data-message-id', `#${message.id}`)
  card.setAttribute('data-legacy-message-id', message.legacyId)
  button.addEventListener('click', () => {
    if (reply.classList.contains('adB')) return
    const compose = buildCompose({
      inline: true,
      thread,
      replyTo: message,
      to: [message.from.email],
      subject: `Re: ${thread.subject}`,
      account,
      notify,
      close: () => {
        reply.classList.remove('adB')
        reply.replaceChildren()
      },
    })
    reply.append(compose.root) // first the content, then the class InboxSDK waits for
    reply.classList.add('adB')
    compose.body.focus()
  })
  return el('div.h7[role=listitem]', card)
}

function threadView(thread) {
  const subject = el('h2.hP', thread.subject)
  subject.setAttribute('data-thread-perm-id', thread.id)
  subject.setAttribute('data-legacy-thread-id', thread.legacyId)
  const section = (cls) =>
    path(`div.G-Ni.J-J5-Ji > div.T-I[role=button][data-tooltip=${cls}] > div.${cls}`, ' ')
  return el(
    'div.nH',
    path('div.G-atb[gh=tm] > div[gh=mtb] > div > div', section('lS'), section('ar9'), section('asb')),
    path(
      'div.nH.g.id > div.nH.a98.iY',
      path('div.nH > div.V8djrc.byY > div.ha', subject, el('div.bHJ')),
      path('div.nH > div.aHU > div[role=list]', ...thread.messages.map((m) => messageView(thread, m))),
    ),
  )
}

function route() {
  const id = location.hash.match(/^#inbox\/(\w+)$/)?.[1]
  const thread = threads.find((t) => t.legacyId === id)
  if (currentThread && !thread) current.remove()
  currentThread = thread ?? null
  show(thread ? threadView(thread) : listView)
}
inboxLink.addEventListener('click', () => {
  location.hash = '#inbox'
})
addEventListener('hashchange', route)
if (!location.hash) location.hash = '#inbox'
route()

// --- what tests read -------------------------------------------------------------------
window.gmailSim = {
  sent,
  drafts: () => [...drafts.values()],
  openComposes: () => [...open].map((c) => c.read()),
  openCompose: (fields) => void openCompose(fields),
}
