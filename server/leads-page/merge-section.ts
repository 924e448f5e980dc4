import { html } from 'hono/html'
import { type Lead, leadView, type Person } from '#leads/index.ts'
import { type Html, time, tokenField } from './layout.ts'

/**
 * What was merged into a lead, and the form that merges it into another one.
 * @param address the URL of an action of this lead
 */
export function mergeSection(
  lead: Lead,
  { leads }: Person,
  address: (action: string) => string,
  token: string,
): Html {
  if (lead.mergedInto) {
    return html`<p>Merged into <a href="/leads/${lead.mergedInto}">lead ${lead.mergedInto}</a>.</p>
${separateForm(address('separate'), token)}`
  }
  const duplicates = leads.filter(({ mergedInto }) => mergedInto === lead.id)
  return html`${
    duplicates.length > 0
      ? html`<ul>${duplicates.map((one) => html`<li>${linkTo(one)}</li>`)}</ul>`
      : html`<p class="quiet">Nothing was merged into this lead.</p>`
  }
${mergeForm(lead, leads, address('merge'), token)}`
}

function separateForm(address: string, token: string): Html {
  return html`<form method="post" action="${address}">${tokenField(token)}<p><button>Undo the merge</button></p></form>`
}

function mergeForm(lead: Lead, leads: readonly Lead[], address: string, token: string): Html {
  if (lead.kind === 'newsletter') {
    return html`<p class="quiet">An address has only one newsletter subscription, so there is nothing to merge.</p>`
  }
  const others = leads.filter(
    ({ id, kind, mergedInto }) => id !== lead.id && kind !== 'newsletter' && !mergedInto,
  )
  return html`<form class="row screen" method="post" action="${address}">${tokenField(token)}
<label>ID of the lead to keep<input name="into" required maxlength="200" list="same-person" autocomplete="off" aria-describedby="merge-help"></label>
<datalist id="same-person">${others.map(
    (one) =>
      html`<option value="${one.id}">${one.kind}, ${one.receivedAt.toISOString().slice(0, 10)}, ${leadView(one).subject}</option>`,
  )}</datalist>
<button>Merge</button></form>
<p class="quiet screen" id="merge-help">Both leads keep everything. This one is then shown with the other one and no longer listed. The ID is at the end of a lead’s URL.${
    others.length > 0 ? ' IDs from the same person are suggested.' : ''
  }</p>`
}

function linkTo(lead: Lead): Html {
  return html`<a href="/leads/${lead.id}">${time(lead.receivedAt)} ${lead.kind}</a> <span class="quiet">${leadView(lead).subject}</span>`
}
