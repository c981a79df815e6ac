/** The messages that webhooks get, with the fields of each. */
import type { Reference } from './fields.ts'
import { allFields } from './fields.ts'
import { type Html, html } from './html.ts'

export const messagesSection = (document: Reference): Html => html`<section id="messages">
<div class="about full">
<h3><a href="#messages">Messages</a></h3>
<p>What is posted to your server. Every message has its type, a timestamp, the workspace and <code>data</code>.</p>
${Object.entries(document.webhooks).map(([type, { post }]) => {
  const schema = post.requestBody?.content['application/json']?.schema.properties?.data
  return html`<h4 class="message"><code>${type}</code></h4><p>${post.summary}</p>${schema ? allFields(document, schema, 'answer') : ''}`
})}
</div>
</section>`
