import { html } from 'hono/html'
import {
  type Assignee,
  MAX_PERSON_NAME_LENGTH,
  type Person,
  type Role,
  roles,
} from '#leads/index.ts'
import { describedByError, errorAlert, tokenField } from '../sign-in/index.ts'
import { columnHeaders, counted, type Html, options, page, time, type Viewer } from './layout.ts'
import { pages } from './pages.ts'

export interface PeopleView {
  people: readonly Person[]
  viewer: Viewer
  /** Whether everyone needs a second factor. */
  isSecondFactorRequired: boolean
  /** A password that was just made, shown only on this page. */
  made?: { name: string; password: string } | undefined
  /** What was done. */
  notice?: string | undefined
  /** People with how many leads that they don't see, new or in review, are assigned to them. */
  withUnseenLeads: readonly (Assignee & { leads: number })[]
  /** Why something failed. */
  error?: string | undefined
  /** What was entered for a new person who wasn't added. */
  entered?: { name: string; role: string } | undefined
}

/** What each role may do, for administrators. */
const descriptions: Readonly<Record<Role, string>> = {
  administrator: 'the Studio, the leads, and this page',
  editor: 'the Studio: all content, and the newsletter',
  recruiter: 'the Studio: positions, and their applications',
  sales: 'the other leads, and the newsletter',
}

/** Who may sign in, with what administrators can change. */
export function peoplePage({
  people,
  viewer,
  isSecondFactorRequired,
  made,
  notice,
  withUnseenLeads,
  error,
  entered,
}: PeopleView): Html {
  return page({
    title: 'People',
    hasError: error !== undefined,
    path: pages.people.path,
    viewer,
    content: html`<h1>People</h1>
${errorAlert(error)}${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}${
  made
    ? html`<div class="notice" role="status"><p>The password of ${made.name}, shown only once. They can change it at /leads/account.</p>
<p><code class="password">${made.password}</code></p></div>`
    : ''
}
${withUnseenLeads.map(
  ({ name, key, leads }) =>
    html`<p class="notice">${name} doesn’t see <a href="${pages.list.path}?assigned=${key}">${counted(leads, 'open lead that is', 'open leads that are')} assigned to them</a>.</p>`,
)}
${peopleTable(people, viewer)}
<h2>Second factor</h2>
<form method="post" action="/leads/people/second-factor">${tokenField(viewer.token)}
<p>${isSecondFactorRequired ? 'Everyone needs a second factor.' : 'It’s optional. If you require it, everyone without one (you too) is signed out, and adds it when they sign in.'}</p>
<p><button name="value" value="${isSecondFactorRequired ? 'optional' : 'required'}">${isSecondFactorRequired ? 'Make it optional' : 'Require it'}</button></p></form>
<h2>Add a person</h2>
<form class="row" method="post" action="/leads/people">${tokenField(viewer.token)}
<label>Name<input name="name" value="${entered?.name ?? ''}" required maxlength="${MAX_PERSON_NAME_LENGTH}" autocomplete="off"${describedByError(entered && error)}></label>
<label>Role<select name="role">${options(choices, entered?.role ?? 'sales')}</select></label>
<button class="main">Add</button></form>
<dl>${roles.map((role) => html`<dt>${role}</dt><dd>${descriptions[role]}</dd>`)}</dl>`,
  })
}

const choices = roles.map((role) => ({ value: role, label: role }))

function peopleTable(people: readonly Person[], viewer: Viewer): Html {
  return html`<div class="stacked"><table>
<caption>${counted(people.length, 'person', 'people')}</caption>
<thead><tr>${columnHeaders('Name', 'Role', 'Last sign-in', 'Account')}</tr></thead>
<tbody>${people.map((person) => row(person, viewer))}</tbody></table></div>`
}

function row(
  { name, role, signedInAt, hasSecondFactor, needsPassword }: Person,
  viewer: Viewer,
): Html {
  const hidden = html`${tokenField(viewer.token)}<input type="hidden" name="name" value="${name}">`
  const form = (action: string, label: string) =>
    html`<form method="post" action="/leads/people/${action}">${hidden}<button aria-label="${label} of ${name}">${label}</button></form>`
  return html`<tr><th scope="row">${name}</th>
<td><form class="role" method="post" action="/leads/people/role">${hidden}
<select name="role" aria-label="Role of ${name}">${options(choices, role)}</select>
<button aria-label="Save the role of ${name}">Save</button></form></td>
<td>${signedInAt ? html`<span class="quiet">signed in</span> ${time(signedInAt, viewer)}` : html`<span class="quiet">never signed in</span>`}${hasSecondFactor ? html`<br><span class="quiet">second factor</span>` : ''}${needsPassword ? html`<br><span class="bad">needs a new password, after a restore</span>` : ''}</td>
<td><details><summary>Change<span class="sr-only"> ${name}</span></summary>
${form('password', 'New password')}
${form('sign-out', 'End all sessions')}
${hasSecondFactor ? form('second-factor/reset', 'Remove second factor') : ''}
<form method="post" action="/leads/people/remove">${hidden}<button aria-label="Remove ${name}">Remove</button></form></details></td></tr>`
}
