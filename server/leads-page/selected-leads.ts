import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type Lead, leadStatuses, maxLengths, statusLabel } from '#leads/index.ts'
import { formFields, tokenField } from '../sign-in/index.ts'
import type { Env } from './access.ts'
import { counted, type Html, messagePage, options } from './layout.ts'
import { pages } from './pages.ts'
import { type ListQuery, listUrl, readQuery } from './query.ts'

const FORM_ID = 'selected'
const fieldName = /^lead-([0-9a-f]+)$/

/** The checkbox of a lead. Its value is what the list shows of the lead, to find conflicts. */
export function selectionBox({ id, status, assignee = '' }: Lead, label: string): Html {
  return html`<input type="checkbox" form="${FORM_ID}" name="lead-${id}" value="${status} ${assignee}" aria-label="Select ${label}">`
}

/** The form that changes the selected leads of a list. */
export function selectionForm(query: ListQuery, names: readonly string[], token: string): Html {
  const statuses = leadStatuses.map((value) => ({ value, label: statusLabel(value) }))
  const unchanged = { value: '', label: 'Unchanged' }
  const action = listUrl(`${pages.list.path}/selected`, query, query.page)
  return html`<h2 class="screen" id="selection">Change the selection</h2>
<form class="row" id="${FORM_ID}" method="post" action="${action}" aria-labelledby="selection">${tokenField(token)}
<label>Mark as<select name="status">${options([unchanged, ...statuses], '')}</select></label>
<label>Assign to<input name="name" maxlength="${maxLengths.assignee}" list="names" placeholder="Unchanged" autocomplete="off"></label>
<datalist id="names">${names.map((name) => html`<option value="${name}"></option>`)}</datalist>
<button>Save</button></form>`
}

/**
 * `POST /list/selected`: changes leads, except those that someone else has changed since, or whose kind the person
 * doesn't see to whom they are assigned.
 */
export function selectedLeads() {
  return new Hono<Env>().post('/list/selected', async (c) => {
    const { status: given, name = '', ...fields } = await formFields(c)
    const status = leadStatuses.find((one) => one === given)
    const inbox = c.get('inbox')
    let conflicts = 0
    let unseen = 0
    for (const [field, shown] of Object.entries(fields)) {
      const id = fieldName.exec(field)?.[1]
      if (!id) continue
      const [shownStatus = '', ...assignee] = shown.split(' ')
      const results = [
        status && (await inbox.setStatus(id, status, shownStatus)),
        name.trim() && (await inbox.assign(id, name, assignee.join(' '))),
      ]
      if (results.includes('conflict')) conflicts += 1
      if (results.includes('unseen')) unseen += 1
    }
    const query = readQuery(new URL(c.req.url).searchParams, c.get('session'))
    const list = listUrl(pages.list.path, query, query.page)
    return conflicts + unseen === 0
      ? c.redirect(list, 303)
      : unchangedPage(c, { conflicts, unseen, list })
  })
}

/** Says which changes weren't made. */
function unchangedPage(
  c: Context<Env>,
  { conflicts, unseen, list }: { conflicts: number; unseen: number; list: string },
) {
  const texts = [
    conflicts > 0 &&
      `Someone else changed ${counted(conflicts, 'lead')} since you opened the list. Those changes weren’t overwritten.`,
    unseen > 0 &&
      `This person can’t see the kind of ${counted(unseen, 'lead')}, so the assignment wasn’t saved.`,
  ]
  const back = { path: list, label: 'Back to the list' }
  const text = texts.filter(Boolean).join(' ')
  const status = conflicts > 0 ? 409 : 422
  return c.html(messagePage('That didn’t work', text, c.get('viewer'), back), status)
}
