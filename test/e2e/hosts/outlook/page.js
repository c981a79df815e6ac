// Outlook's compose as its names of ARIA describe it: one form in the reading pane, whose menus lie elsewhere in the page.
const sim = { sent: [] }
Object.assign(window, { hostSim: sim })

const SIGNATURE =
  '<div id="Signature"><div class="elementToProof">Tom Reyes</div><div>Acme Payroll</div></div>'
const THREAD =
  '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Ada Example<br><b>Sent:</b> Monday</div><div>could you send me the quarterly numbers by Friday?</div>'

function form(isReply) {
  const subject = isReply
    ? ''
    : '<div class="row"><input data-person="subject" aria-label="Subject" placeholder="Add a subject" maxlength="255"></div>'
  const to = isReply
    ? '<span class="chip" role="button" contenteditable="false" aria-label="Ada Example ada@example.org">Ada Example</span>'
    : ''
  return `<div class="form">
    <div class="row"><span class="split"><button data-person="send" aria-label="Send">Send</button><button data-person="more" aria-label="More send options" aria-haspopup="menu">v</button></span><button data-trap aria-label="Discard">Discard</button></div>
    <div class="row"><span>To</span><div class="field" data-person="to" contenteditable="true" role="textbox" aria-label="To">${to}</div></div>
    ${subject}
    <div class="scroll"><div class="editor" data-person="body" role="textbox" contenteditable="true" aria-multiline="true" aria-label="Message body, press Alt+F10 to exit"><div class="elementToProof"><br></div>${SIGNATURE}${isReply ? THREAD : ''}</div></div>
  </div>`
}

const place = () => document.getElementById('place')
const portal = () => document.getElementById('portal')
const own = (name) => place().querySelector(`[data-person=${name}]`)

function send(via) {
  if (!own('body')) return
  const subject = own('subject')?.value ?? ''
  sim.sent.push({
    to: own('to').innerText,
    subject,
    html: own('body').innerHTML,
    text: own('body').innerText,
    via,
  })
  place().replaceChildren()
  portal().replaceChildren()
}

const ACTIONS = {
  'New mail': () => (place().innerHTML = form(false)),
  Reply: () => (place().innerHTML = form(true)),
  Send: () => send('click'),
  Discard: () => place().replaceChildren(),
  'More send options': () => {
    portal().innerHTML =
      '<div role="menu"><button role="menuitem">Send</button><button role="menuitem" data-person="later">Schedule send</button></div>'
  },
  'Schedule send': () => {
    portal().innerHTML =
      '<div role="dialog" aria-label="Schedule send"><button data-person="time" aria-label="Tomorrow morning">Tomorrow morning</button></div>'
  },
  'Tomorrow morning': () => send('schedule'),
}

// One listener for all, as React has it.
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (button) ACTIONS[button.getAttribute('aria-label') ?? button.textContent]?.()
})

// The page hears its keys before anything that lies deeper.
window.addEventListener(
  'keydown',
  (event) => {
    const isTo = event.target.getAttribute?.('aria-label') === 'To'
    if (event.key === 'Enter' && event.ctrlKey) return send('Control+Enter')
    if (event.altKey && event.code === 'KeyS') return send('Alt+S')
    if (event.key !== 'Enter' || !isTo) return
    event.preventDefault()
    const address = event.target.textContent.trim()
    event.target.innerHTML = `<span class="chip" role="button" contenteditable="false" aria-label="${address}">${address}</span>&nbsp;`
  },
  { capture: true },
)
