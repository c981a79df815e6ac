// Compose windows and inline replies. Class names and nesting are the contract
// described in CONTRACT.md; behaviour is only what tests need.
import { el, find, path } from './dom.js'

let serial = 0
export const sent = []
export const drafts = new Map()
export const open = new Set()

const LABELS = { to: 'To', cc: 'Cc', bcc: 'Bcc' }

function recipientRow(kind, inline) {
  const input = el('input[role=combobox][aria-autocomplete=list][type=text]')
  input.id = `:${kind}${serial}`
  input.setAttribute('aria-label', `${LABELS[kind]} recipients`)
  const chips = el('div')
  const listbox = el('div[role=listbox]', path('div', chips), input)
  const addChip = (address) => {
    const remove = el('div.afX', '×')
    remove.setAttribute('aria-label', `Remove ${address}`)
    const chip = el('div.chip[role=option]', address, remove)
    chip.setAttribute('data-name', address)
    chip.setAttribute('data-hovercard-id', address)
    remove.addEventListener('click', () => chip.remove())
    chips.append(chip)
  }
  const commit = (text) => {
    for (const address of text.split(/[,;\s]+/).filter(Boolean)) addChip(address)
    input.value = ''
  }
  input.addEventListener('keydown', (e) => {
    if ((e.key === 'Enter' && !e.ctrlKey && !e.metaKey) || e.key === ',') {
      e.preventDefault()
      commit(input.value)
    }
  })
  input.addEventListener('blur', () => commit(input.value))
  input.addEventListener('paste', (e) => {
    e.preventDefault()
    commit(e.clipboardData.getData('text/plain'))
  })
  const cell = path(
    `td.eV > div > div > div.anm[name=${kind}] > ${inline ? 'div.aUy > ' : ''}div > div > div > div`,
    listbox,
  )
  const row = el('tr.bzf', el('td.sim-label', LABELS[kind]), cell)
  return {
    row,
    commit: () => commit(input.value),
    addChip,
    list: () => [...chips.children].map((c) => c.dataset.hovercardId),
  }
}

/** What Gmail puts at the end of a new body when the account has a signature. */
const signature = (lines) =>
  el(
    'div',
    el('br'),
    el('span.gmail_signature_prefix', '-- '),
    el('br'),
    el(
      'div.gmail_signature[dir=ltr][data-smartmail=gmail_signature]',
      ...lines.map((line) => el('div', line)),
    ),
  )

/** The original message; outside the editable body until "Show trimmed content". */
const quote = (message) =>
  el(
    'div.gmail_quote.gmail_quote_container',
    el(
      'div.gmail_attr[dir=ltr]',
      `On ${message.date} ${message.from.name} <${message.from.email}> wrote:`,
      el('br'),
    ),
    el('blockquote.gmail_quote', ...message.paragraphs.map((text) => el('div', text))),
  )

/** Gmail's two dialogs of a time: a list, and behind its last line a calendar, whose fields take Enter as its button. */
function chooseTime(done) {
  const act = (element, run) => {
    element.addEventListener('click', run)
    element.addEventListener('keydown', (e) => {
      if (e.key === 'Enter') run()
    })
    return element
  }
  const shown = (element) => {
    document.body.append(element)
    element.querySelector('[tabindex], input').focus()
  }
  const field = (name, value) => {
    const input = el(`input[type=text][aria-label=${name}]`)
    input.value = value
    return input
  }
  const calendar = () => {
    const dialog = el('div.sim-schedule[role=dialog]', el('h2', 'Pick date & time'))
    const take = () => {
      dialog.remove()
      done()
    }
    const fields = [field('Date', 'Jan 12, 2026'), field('Time', '8:00 AM')]
    for (const input of fields)
      input.addEventListener('keydown', (e) => {
        if (e.key === 'Enter') take()
      })
    const cancel = el('button[type=button][data-mdc-dialog-action=cancel]', 'Cancel')
    cancel.addEventListener('click', () => dialog.remove())
    const ok = el('button[type=button][data-mdc-dialog-action=ok]', 'Schedule send')
    ok.addEventListener('click', take)
    dialog.append(path('table > tbody > tr > td[role=gridcell]', '12'), ...fields, cancel, ok)
    shown(dialog)
  }
  const list = el('div.sim-schedule[role=dialog][aria-label=Schedule send]', el('h2', 'Schedule send'))
  const line = (cls, text, run) =>
    act(el(`div.${cls}[role=menuitem][tabindex=0]`, el('div', text)), () => {
      list.remove()
      run()
    })
  list.append(
    el(
      'div.ZkmAeb[role=menu]',
      line('Az', 'Tomorrow morning', done),
      line('Az', 'Tomorrow afternoon', done),
      line('AM', 'Pick date & time', calendar),
    ),
  )
  shown(list)
}

const hidden = (name, value) => {
  const input = el(`input[type=hidden][name=${name}]`)
  input.value = value
  return input
}

/**
 * @param {{inline?: boolean, thread?: object, replyTo?: object, to?: string[], subject?: string, paragraphs?: string[],
 *   account: {email: string, signature?: string[]}, close: (compose: object) => void,
 *   notify: (text: string) => void}} options
 */
export function buildCompose(options) {
  const { inline = false, thread, replyTo, account } = options
  const n = ++serial
  const messageId = `msg-a:r${9000 + n}`
  const threadId = thread ? thread.id : `thread-a:r${9000 + n}`
  const rows = Object.fromEntries(['to', 'cc', 'bcc'].map((kind) => [kind, recipientRow(kind, inline)]))
  for (const address of options.to ?? []) rows.to.addChip(address)

  const subject = el('input.aoT[name=subjectbox][placeholder=Subject][aria-label=Subject]')
  subject.value = options.subject ?? ''
  const body = el(
    'div.Am.Al.editable.LW-avf[contenteditable=true][g_editable=true][role=textbox][aria-multiline=true][tabindex=1]',
  )
  body.id = `:body${n}`
  body.setAttribute('aria-label', 'Message Body')
  // A draft that is opened again has its text from the first moment.
  for (const text of options.paragraphs ?? []) body.append(el('div', text), el('div', el('br')))
  if (account.signature && !inline) body.append(el('div', el('br')), signature(account.signature))
  let trimmed = replyTo ? quote(replyTo) : null
  const showTrimmed = trimmed && el('div.ajR[role=button][tabindex=1][aria-label=Show trimmed content]', '…')
  showTrimmed?.addEventListener('click', () => {
    body.append(el('br'), trimmed)
    trimmed = null
    showTrimmed.remove()
  })
  const scroller = path('div.GP > div.qz > div.Ap', body)
  scroller.id = `:scroll${n}`
  scroller.style.maxHeight = '320px'

  const sendButton = el('div.T-I.J-J5-Ji.aoO.L3[role=button][tabindex=1]', 'Send')
  sendButton.setAttribute('aria-label', 'Send ‪(Ctrl-Enter)‬')
  sendButton.setAttribute('data-tooltip', 'Send ‪(Ctrl-Enter)‬')
  const archiveButton = inline ? el('div.T-I.J-J5-Ji.Uo.L3[role=button][tabindex=1]', 'Send + archive') : null
  // Gmail's own menus act when the mouse is let go, and on Enter.
  const scheduleItem = el('div[selector=scheduledSend]', 'Schedule send')
  const sendMenu = path('div.hG-menu[role=menu] > div[role=menuitem][tabindex=1]', scheduleItem)
  const chevron = el(
    'div.T-I.hG.L3[role=button][aria-haspopup=true][aria-label=More send options][tabindex=1]',
    '▾',
  )
  const discard = el('div.oh[role=button][tabindex=1][aria-label=Discard draft]', 'Discard')

  const status = el(
    'table.IZ[role=presentation]',
    el(
      'tbody',
      el(
        'tr.btC',
        el('td.gU.Up', path('div > div.dC', sendButton, chevron, archiveButton), sendMenu),
        path('td.oc.gU > div.J-J5-Ji > div[role=button][tabindex=1] > div.dv', 'Format'),
        path('td.gU > div.bAK > div.wG', 'Attach'),
        el('td', el('div.eq'), el('div.aX', el('div.aA4'))),
        el('td.gU', discard),
      ),
    ),
  )

  const recipientTable = el('table.GS', el('tbody', ...Object.values(rows).map((r) => r.row)))
  const recipients = inline
    ? path('div > table[role=presentation] > tbody > tr > td.Iy > div.fX', recipientTable)
    : path('div', recipientTable)
  const form = el(
    'form.bAs[method=POST]',
    recipients,
    path('div.aoD.az6', subject),
    hidden('composeid', `compose-${n}`),
    hidden('draft', `#${messageId}`),
    hidden('from', account.email),
    replyTo && hidden('rm', `#${replyTo.id}`),
    thread && hidden('lts', thread.legacyId),
  )
  if (inline) find(form, '.az6').style.display = 'none'

  // Gmail wraps these pieces in nested presentation tables; only the steps that
  // InboxSDK walks are kept.
  const region = el(
    'div.aoI.aoP[role=region][aria-label=Compose]',
    el(
      `table.aoP-layout${inline ? '.iN' : ''}[role=presentation]`,
      el(
        'tbody',
        path('tr > td', form),
        path('tr > td', el('div.J-J5-Ji', path('div.J-JN-M-I-Jm', el('img.mL')))),
        el('tr', el('td', scroller, showTrimmed)),
        path('tr > td > div.aDg > div.aDj > div.aDh', status),
      ),
    ),
  )

  let root
  let mole = null
  const titleText = el('div.aYF', 'New Message')
  if (inline) {
    root = el('div.M9', region)
  } else {
    const control = (cls, label, run) => {
      const b = el(`button.${cls}[type=button]`, { Hl: '–', Hq: '⤢', Ha: '×' }[cls])
      b.setAttribute('aria-label', label)
      b.addEventListener('click', run)
      return b
    }
    const content = path('div > div > div[jsaction=sim]', region)
    const bar = path(
      'div.nH.Hy.aXJ > table.cf.Ht > tbody > tr',
      path('td > div.Hp > h2.a3E', titleText),
      el(
        'td.Hm',
        control('Hl', 'Minimize', () => {
          content.style.display = content.style.display ? '' : 'none'
        }),
        control('Hq', 'Full screen', () => {}),
        control('Ha', 'Save & close', () => api.close()),
      ),
    )
    root = el('div.nH.Hd[role=dialog][aria-label=New Message]', bar, content)
    mole = path('div.nH.nn > div.nH > div.AD > div.nH', root)
  }

  const read = () => ({
    messageId,
    threadId,
    inline,
    to: rows.to.list(),
    cc: rows.cc.list(),
    bcc: rows.bcc.list(),
    subject: subject.value,
    html: body.innerHTML + (trimmed ? `<br>${trimmed.outerHTML}` : ''),
    text: body.innerText,
  })

  // One XHR in the layout InboxSDK's page script reads ("sending", "sent",
  // "draftSaved"). It is looked up on window at call time because that script
  // replaces window.XMLHttpRequest.
  function sync(actions) {
    const r = read()
    const contacts = (list) => list.map((email) => [1, email, null])
    const message = new Array(56).fill(null)
    message[0] = messageId
    message[2] = contacts(r.to)
    message[3] = contacts(r.cc)
    message[4] = contacts(r.bcc)
    message[7] = r.subject
    message[8] = [null, [[0, r.html]]]
    message[10] = actions
    const slots = []
    slots[actions.includes('^pfg') ? 13 : 1] = [message]
    return new Promise((resolve) => {
      const xhr = new window.XMLHttpRequest()
      xhr.open('POST', '/sync/u/0/i/s?hl=en&c=1')
      xhr.setRequestHeader('Content-Type', 'application/json')
      xhr.setRequestHeader('X-Gmail-BTAI', '[]')
      xhr.setRequestHeader('X-Framework-Xsrf-Token', 'sim-xsrf')
      xhr.addEventListener('loadend', () => resolve(xhr.status === 200))
      xhr.send(JSON.stringify([null, [[[1, [threadId, slots]]]]]))
    })
  }

  let saveTimer = 0
  let busy = false
  const saveSoon = () => {
    if (busy) return
    clearTimeout(saveTimer)
    saveTimer = setTimeout(async () => {
      drafts.set(messageId, read())
      await sync(['^r', '^r_bt'])
    }, 400)
  }

  const api = {
    messageId,
    root,
    mole,
    body,
    read,
    close() {
      clearTimeout(saveTimer)
      open.delete(api)
      options.close(api)
    },
    async send(via) {
      if (busy) return
      for (const r of Object.values(rows)) r.commit()
      if (read().to.length === 0) {
        const dialog = el(
          'div[role=alertdialog]',
          el('div[role=heading]', 'Error'),
          'Please specify at least one recipient.',
        )
        const ok = el('button', 'OK')
        ok.addEventListener('click', () => dialog.remove())
        dialog.append(ok)
        document.body.append(dialog)
        return
      }
      busy = true
      clearTimeout(saveTimer)
      const record = { ...read(), via }
      const ok = await sync(['^pfg'])
      busy = false
      options.notify(ok ? 'Message sent' : 'Message could not be sent')
      if (!ok) return
      sent.push(record)
      drafts.delete(messageId)
      api.close()
    },
  }

  sendButton.addEventListener('click', () => api.send('click'))
  sendButton.addEventListener('keydown', (e) => {
    if ((e.key === 'Enter' && !e.ctrlKey && !e.metaKey) || e.key === ' ') {
      e.preventDefault()
      api.send('button-key')
    }
  })
  root.addEventListener('keydown', (e) => {
    if (e.key === 'Enter' && (e.ctrlKey || e.metaKey)) {
      e.preventDefault()
      api.send('shortcut')
    } else saveSoon()
  })
  root.addEventListener('input', saveSoon)
  archiveButton?.addEventListener('click', () => api.send('archive'))
  chevron.addEventListener('click', () => sendMenu.classList.toggle('open'))
  chevron.addEventListener('keydown', (e) => {
    if (e.key === 'Enter') sendMenu.classList.toggle('open')
  })
  const schedule = () => {
    sendMenu.classList.remove('open')
    chooseTime(() => api.send('schedule'))
  }
  sendMenu.addEventListener('mouseup', schedule)
  sendMenu.addEventListener('keydown', (e) => {
    if (e.key === 'Enter') schedule()
  })
  discard.addEventListener('click', () => {
    drafts.delete(messageId)
    api.close()
    options.notify('Draft discarded')
  })
  subject.addEventListener('input', () => {
    titleText.textContent = subject.value || 'New Message'
  })
  open.add(api)
  return api
}
