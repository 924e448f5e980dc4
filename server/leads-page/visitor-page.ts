import { html } from 'hono/html'
import type { Visitor } from '#leads/index.ts'
import { type Html, mailLink, page, type Viewer } from './layout.ts'
import { leadsTable } from './leads-table.ts'
import { pages } from './pages.ts'

/** Everything that one person has sent. */
export function visitorPage({ email, leads, count }: Visitor, viewer: Viewer): Html {
  const names = new Set(leads.flatMap(({ fields }) => (fields.name ? [String(fields.name)] : [])))
  const caption = count > leads.length ? `The last ${leads.length} of ${count} leads` : undefined
  return page({
    title: 'One person',
    viewer,
    content: html`<p><a href="${pages.list.path}">All leads</a></p>
<h1 class="name">${[...names][0] ?? email ?? 'Unknown sender'}</h1>
<dl>
${email ? html`<dt>Address</dt><dd>${mailLink(email)}</dd>` : ''}
${names.size > 1 ? html`<dt>Names</dt><dd>${[...names].join(', ')}</dd>` : ''}
</dl>
<p class="quiet">All leads from this address, and the leads merged with them.</p>
${leadsTable(leads, { count, caption, viewer })}`,
  })
}
