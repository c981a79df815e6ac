/** A form of one page, which its script brings to life. */
import { PASSWORD_MIN } from '#shared/api/resources/account-fields.ts'
import { type Html, html, Html as Markup } from '../docs/html.ts'

interface Page {
  /** Its address. */
  name: 'setup' | 'recover' | 'invite'
  title: string
  lead: string
  fields: readonly Field[]
  submit: string
  /** What stands there when it is done. */
  done: { title: string; text: string }
}

type Field = 'name' | 'email' | 'shown-email' | 'password'

const DONE = 'You are signed in in this browser.'

export const PAGES: readonly Page[] = [
  {
    name: 'setup',
    title: 'Set up Sendworthy',
    lead: 'Make the account of the owner. It belongs to whoever runs this server, and can invite everybody else.',
    fields: ['name', 'email', 'password'],
    submit: 'Make the account',
    done: { title: 'The server is yours', text: DONE },
  },
  {
    name: 'recover',
    title: 'Choose a new password',
    lead: 'All your sessions end, in every browser. You are signed in again here.',
    fields: ['shown-email', 'password'],
    submit: 'Set the password',
    done: { title: 'The password is changed', text: DONE },
  },
  {
    name: 'invite',
    title: 'Join a workspace',
    lead: 'You were invited to Sendworthy.',
    fields: ['shown-email', 'name', 'password'],
    submit: 'Join',
    done: { title: 'You have joined', text: DONE },
  },
]

const page = (title: string, script: Html | null, main: Html): string =>
  html`${new Markup('<!doctype html>')}
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Sendworthy</title>
<link rel="stylesheet" href="/account/styles.css">
${script}
</head>
<body>
${main}
</body>
</html>
`.text

/** A page that only says something, and where to go on. */
const note = (title: string, lead: string): string =>
  page(
    title,
    null,
    html`<main>
<p class="brand">Sendworthy</p>
<section>
<h1>${title}</h1>
<p class="lead">${lead}</p>
<p>The <a href="/">editor</a> is where mails are written; the <a href="/api/docs">reference</a> shows every call.</p>
</section>
</main>`,
  )

/** What stands at `/setup` once there is an owner. */
export const ownedPage = (): string =>
  note('Nothing to set up', 'This server has its owner already. The link is no longer needed.')

/** What a browser shows at an address where nothing is. */
export const unknownPage = (): string => note('There is no such page', 'Nothing stands at this address.')

export const accountPage = ({ name, title, lead, fields, submit, done }: Page): string =>
  page(
    title,
    html`<script src="/account/form.js" type="module"></script>`,
    html`<main data-page="${name}">
<p class="brand">Sendworthy</p>
<section id="ask">
<h1>${title}</h1>
<p id="lead" class="lead">${lead}</p>
<p id="problem" class="trouble" role="alert" hidden></p>
<noscript><p class="trouble">This page needs JavaScript, as the link must stay out of every log.</p></noscript>
<form id="form" method="post" novalidate hidden>
${fields.map((field) => FIELDS[field])}
<button type="submit" class="main">${submit}</button>
</form>
</section>
<section id="done" hidden>
<h1 tabindex="-1">${done.title}</h1>
<p class="lead">${done.text}</p>
<dl id="who"></dl>
<h2>What next</h2>
<ul>
<li><a href="/">Open the editor</a> and write a mail.</li>
<li>Make API keys, brand voices and the send gate in the <a href="/#/settings">settings</a>.</li>
<li>The <a href="/api/docs">reference</a> shows every call, with a place to try it.</li>
</ul>
</section>
</main>`,
  )

const field = (
  name: string,
  label: string,
  input: Html,
  hint: string | null = null,
): Html => html`<div class="field">
<label for="${name}">${label}</label>
${input}
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<p class="error" id="${name}-error" hidden></p>
</div>`

const FIELDS: Readonly<Record<Field, Html>> = {
  name: field(
    'name',
    'Your name',
    html`<input id="name" name="name" autocomplete="name" maxlength="100" required aria-describedby="name-error">`,
  ),
  email: field(
    'email',
    'E-mail',
    html`<input id="email" name="email" type="email" autocomplete="username" maxlength="254" required aria-describedby="email-error">`,
  ),
  // Shown, not asked: so that the person sees whose account it is, and password managers know it.
  'shown-email': field(
    'email',
    'E-mail',
    html`<input id="email" name="email" type="email" autocomplete="username" readonly aria-describedby="email-error">`,
  ),
  password: field(
    'password',
    'Password',
    html`<div class="with-button"><input id="password" name="password" type="password" autocomplete="new-password" minlength="${PASSWORD_MIN}" maxlength="200" required aria-describedby="password-hint password-error"><button type="button" id="show" aria-controls="password" aria-pressed="false">Show</button></div>`,
    `At least ${PASSWORD_MIN} characters. A few words in a row are easy to keep and hard to guess.`,
  ),
}
