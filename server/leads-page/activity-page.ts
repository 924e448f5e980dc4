import { html } from 'hono/html'
import type { Activity } from '#leads/index.ts'
import { columnHeaders, counted, type Html, page, time, type Viewer } from './layout.ts'
import { pages } from './pages.ts'

/** What people did with all leads, with leads that are gone, and with each other's accounts. */
export function activityPage(activity: readonly Activity[], viewer: Viewer): Html {
  return page({
    title: 'Activity',
    path: pages.activity.path,
    viewer,
    content: html`<h1>Activity</h1>
<p class="quiet">Changes to a lead are in its history.</p>
${activity.length === 0 ? html`<div class="none"><p>No activity yet</p></div>` : table(activity, viewer)}`,
  })
}

function table(activity: readonly Activity[], viewer: Viewer): Html {
  return html`<div class="stacked"><table>
<caption>Latest first</caption>
<thead><tr>${columnHeaders('Time', 'Person', 'Action')}</tr></thead>
<tbody>${activity.map(
    (one) =>
      html`<tr><th scope="row">${time(one.at, viewer)}</th><td>${one.person ?? html`<span class="quiet">Command line</span>`}</td><td>${actionText(one)}</td></tr>`,
  )}</tbody></table></div>`
}

function actionText({ action, detail = '' }: Activity): string {
  switch (action) {
    case 'exported':
      return `Exported leads as ${detail.toUpperCase()}`
    case 'deleted':
      return detail === '1' ? 'Deleted a lead' : `Deleted ${detail} leads that were merged`
    case 'erased':
      return `Deleted everything from an address: ${counted(Number(detail), 'lead')}`
    case 'retried':
      return `Retried deliveries: ${detail}`
    case 'newsletter-sent':
      return `Sent the newsletter ${detail}`
    case 'newsletter-stopped':
      return `Stopped the newsletter ${detail}`
    case 'person-added':
      return `Added ${detail}`
    case 'person-role':
      return `Changed the role of ${detail}`
    case 'person-password':
      return `Reset the password of ${detail}`
    case 'person-signed-out':
      return `Ended the sessions of ${detail}`
    case 'person-removed':
      return `Removed ${detail}`
    case 'password-changed':
      return 'Changed their own password'
    case 'second-factor-added':
      return 'Added a second factor'
    case 'second-factor-removed':
      return 'Removed their own second factor'
    case 'second-factor-reset':
      return `Removed the second factor of ${detail}`
    case 'second-factor-required':
      return `Made a second factor ${detail}`
  }
}
