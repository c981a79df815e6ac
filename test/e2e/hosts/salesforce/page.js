// Salesforce's composer on a record: inputs of the page, and the text in a frame that its editor writes. A post beside it
// has an editor of its own. Nothing in it sends by keys, and no menu chooses a time.
const sim = { sent: [] }
Object.assign(window, { hostSim: sim })

const THREAD = '<blockquote type="cite">could you send me the quarterly numbers by Friday?</blockquote>'
const place = () => document.getElementById('place')
const own = (name) => document.querySelector(`[data-person=${name}]`)
const pill = (address) =>
  `<span class="slds-pill"><span class="slds-pill__label" title="${address}">${address}</span><button type="button" title="Remove">x</button></span>`

function open(isReply) {
  place().innerHTML = `<section class="publisher">
    <div class="row"><label for="to">To</label><span id="pills">${isReply ? pill('ada@example.org') : ''}</span><input id="to" data-person="to" autocomplete="off"></div>
    <div class="row"><label for="subject">Subject</label><input id="subject" data-person="subject" value="${isReply ? 'Re: Quarterly numbers' : ''}"></div>
    <div class="cke_top"><button type="button">B</button></div>
    <div class="cke_contents"><iframe class="cke_wysiwyg_frame cke_reset" title="Email Body" data-person="body"></iframe></div>
    <div class="bar"><button type="button" data-trap>Preview</button><button type="button" data-trap>Send Survey</button><button type="button" class="send" data-person="send">Send</button></div>
  </section>`
  const { contentDocument } = document.querySelector('iframe')
  contentDocument.open()
  contentDocument.write(
    `<!doctype html><html><head><style>body { margin: 12px; font: 13px Arial, sans-serif; color: #181818 }</style></head><body class="cke_editable cke_editable_themed" contenteditable="true" spellcheck="false" aria-label="Email Body" role="textbox"><p><br></p>${isReply ? THREAD : ''}</body></html>`,
  )
  contentDocument.close()
}

function send() {
  const { body } = document.querySelector('iframe').contentDocument
  const subject = own('subject').value
  sim.sent.push({
    to: document.getElementById('pills').textContent,
    subject,
    html: body.innerHTML,
    text: body.innerText,
    via: 'click',
  })
  place().replaceChildren()
}

const ACTIONS = { Email: () => open(false), Reply: () => open(true), Send: send }
document.addEventListener('click', ({ target }) => ACTIONS[target.closest('button')?.textContent]?.())
document.addEventListener('keydown', (event) => {
  if (event.target.id !== 'to' || event.key !== 'Enter') return
  document.getElementById('pills').innerHTML += pill(event.target.value)
  event.target.value = ''
})
