// HubSpot's window for mails over a record, with the editor it is known to have: what is sent is the editor's model,
// and not what stands on the screen.
import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { DOMParser, DOMSerializer, Schema } from 'prosemirror-model'
import { schema as basic } from 'prosemirror-schema-basic'
import { EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'

const sim = { sent: [] }
Object.assign(window, { hostSim: sim })

/** What is answered keeps its mark. */
const quote = {
  content: 'block+',
  group: 'block',
  parseDOM: [{ tag: 'blockquote' }],
  toDOM: () => ['blockquote', { type: 'cite' }, 0],
}
const schema = new Schema({ nodes: basic.spec.nodes.update('blockquote', quote), marks: basic.spec.marks })

const THREAD =
  '<blockquote type="cite"><p>could you send me the quarterly numbers by Friday?</p></blockquote>'

/** An editor in place of an element, as the site marks it. */
function editor(place, html) {
  const source = document.createElement('div')
  source.innerHTML = html
  const view = new EditorView(
    { mount: place },
    {
      state: EditorState.create({
        doc: DOMParser.fromSchema(schema).parse(source),
        plugins: [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo }), keymap(baseKeymap)],
      }),
      attributes: {
        'data-test-id': 'rte-content',
        ...(place.id === 'note' ? {} : { 'data-person': 'body' }),
      },
    },
  )
  return view
}
editor(document.getElementById('note'), '<p>Called on Monday.</p>')

const place = () => document.getElementById('place')
const portal = () => document.getElementById('portal')
let view = null

const tag = (address) => `<span class="tag">${address}</span>`

function open(isReply) {
  place().innerHTML = `<div class="docked">
    <div class="title">Email</div>
    <div class="row"><label for="to">To</label><span id="tags">${isReply ? tag('ada@example.org') : ''}</span><input id="to" data-person="to" autocomplete="off"></div>
    <div class="row"><label for="subject">Subject</label><input id="subject" data-person="subject" value="${isReply ? 'Re: Quarterly numbers' : ''}"></div>
    <div class="scroll"><div id="editor"></div></div>
    <footer><button type="button" data-person="send">Send</button><button type="button" data-person="more" aria-haspopup="true" aria-label="Send options">v</button><button type="button" data-trap>Send feedback</button></footer>
  </div>`
  view = editor(document.getElementById('editor'), isReply ? `<p></p>${THREAD}` : '<p></p>')
}

function send(via) {
  const { doc } = view.state
  const shell = document.createElement('div')
  shell.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content))
  const to = `${document.getElementById('tags').textContent} ${document.getElementById('to').value}`
  const subject = document.getElementById('subject').value
  sim.sent.push({ to, subject, html: shell.innerHTML, text: doc.textBetween(0, doc.content.size, '\n'), via })
  place().replaceChildren()
  portal().replaceChildren()
}

const ACTIONS = {
  Email: () => open(false),
  Reply: () => open(true),
  Send: () => send('click'),
  v: () => {
    portal().innerHTML =
      '<div role="menu"><button type="button" data-person="later">Send later</button></div>'
  },
  'Send later': () => {
    portal().innerHTML = '<div role="dialog"><button type="button" data-person="time">Tomorrow</button></div>'
  },
  Tomorrow: () => send('schedule'),
}

document.addEventListener('click', ({ target }) => ACTIONS[target.closest('button')?.textContent]?.())
document.addEventListener('keydown', (event) => {
  if (!place().contains(event.target) || event.key !== 'Enter') return
  if (event.ctrlKey) return send('Control+Enter')
  if (event.target.id !== 'to') return
  document.getElementById('tags').innerHTML += tag(event.target.value)
  event.target.value = ''
})
