import { html } from 'hono/html'
import { deliveryKinds, formatDay, leadKinds, type Overview } from '#leads/index.ts'
import type { WebVitalsSummary } from '../metrics/index.ts'
import { bar, columnChart } from './charts.ts'
import {
  columnHeaders,
  counted,
  day,
  formatCount,
  type Html,
  options,
  page,
  srOnly,
  time,
  type Viewer,
} from './layout.ts'
import { pages } from './pages.ts'
import { UNANSWERED } from './query.ts'
import { speedSection } from './speed-section.ts'

/** The selectable periods, in weeks. */
export const periods = [12, 26, 52] as const

export interface OverviewView {
  overview: Overview
  speed: WebVitalsSummary
  period: (typeof periods)[number]
  viewer: Viewer
}

/** The overview of leads: figures as tables, some with charts. */
export function overviewPage({ overview, speed, period, viewer }: OverviewView): Html {
  const { since, campaigns, referrers } = overview
  return page({
    title: 'Overview',
    path: pages.overview.path,
    viewer,
    content: html`<h1>Overview</h1>
<form class="row screen" method="get" action="/leads">
<label>Period<select name="weeks">${options(
      periods.map((weeks) => ({ value: String(weeks), label: `${weeks} weeks` })),
      String(period),
    )}</select></label>
<button>Show</button></form>
${overview.isFlooded ? floodNotice() : ''}
${keyFigures(overview)}
<p class="quiet">Since ${day(since)}. Spam isn’t counted, and merged leads count once. Weeks start on Monday, UTC.</p>
${leadsByWeek(overview)}
<h2>Source</h2>
<div class="columns">
${ranking('Leads by source page', 'Page', overview.pages, 'No page')}
${ranking('Leads by campaign', 'Campaign', campaigns, 'No campaign')}
${ranking('Leads by referrer', 'Referrer', referrers, 'No referrer')}
</div>
${answers(overview)}
${deliveries(overview, viewer)}
${overview.newsletter ? newsletter(overview.newsletter) : ''}
${speedSection(speed)}`,
  })
}

function floodNotice(): Html {
  return html`<p role="status" class="bad">Many leads are arriving, so you get a digest every 15 minutes instead of an email for each lead. If they are spam, mark them as spam.</p>`
}

/** The most important figures, with links to the leads. */
function keyFigures({ since, total, answers, undelivered, newsletter }: Overview): Html {
  const failed = undelivered.reduce((sum, one) => sum + one.failed, 0)
  const figures = [
    { name: 'Leads', value: formatCount(total) },
    {
      name: 'Not answered yet',
      value: answers.unanswered > 0 ? unansweredLink(since, answers.unanswered) : 0,
    },
    {
      name: 'Half answered within',
      value: answers.medianMs === undefined ? '–' : duration(answers.medianMs),
    },
    {
      name: 'Deliveries failed',
      value:
        failed > 0
          ? html`<a class="bad" href="${pages.list.path}?delivery=failed">${formatCount(failed)}${srOnly('failed')}</a>`
          : failed,
    },
    ...(newsletter
      ? [{ name: 'Newsletter subscribers', value: formatCount(newsletter.confirmed) }]
      : []),
  ]
  return html`<dl class="key">${figures.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`
}

function unansweredLink(since: Date, count: number): Html {
  const query = new URLSearchParams({
    answered: UNANSWERED,
    since: formatDay(since),
  })
  return html`<a href="${pages.list.path}?${query.toString()}">${formatCount(count)}${srOnly('not answered yet')}</a>`
}

function leadsByWeek({ weeks, total }: Overview): Html {
  const kinds = leadKinds.filter((kind) => weeks.some((week) => week.kinds[kind]))
  const columns = weeks.map(({ start, kinds: counts }) => ({
    label: formatDay(start),
    parts: kinds.map((kind) => ({ series: kind, value: counts[kind] ?? 0 })),
  }))
  return html`<h2>Leads by week</h2>
<figure><figcaption>${counted(total, 'lead')}, by week and kind</figcaption>
${columnChart(columns, kinds)}
<div class="scroll narrow" tabindex="0" role="group" aria-label="Leads by week and kind"><table class="figures">
<caption>Leads by week and kind</caption>
<thead><tr>${columnHeaders('Week of', ...kinds, 'Total')}</tr></thead>
<tbody>${weeks.toReversed().map(
    ({ start, kinds: counts }) => html`<tr><th scope="row">${day(start)}</th>
${kinds.map((kind) => html`<td>${formatCount(counts[kind] ?? 0)}</td>`)}
<td>${formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0))}</td></tr>`,
  )}</tbody></table></div></figure>`
}

function ranking(caption: string, heading: string, counts: Overview['pages'], none: string): Html {
  const largest = Math.max(0, ...counts.map(({ count }) => count))
  return html`<table class="ranking"><caption>${caption}</caption>
<thead><tr>${columnHeaders(heading, 'Leads')}</tr></thead>
<tbody>${
    counts.length === 0
      ? html`<tr><th scope="row" class="quiet">None yet</th><td>0</td></tr>`
      : counts.map(
          ({ name, count }) =>
            html`<tr><th scope="row">${name ?? none}${bar(count, largest)}</th><td>${formatCount(count)}</td></tr>`,
        )
  }</tbody></table>`
}

function answers({ answers: { classes, unanswered, medianMs } }: Overview): Html {
  const rows = [...classes, { label: 'not yet', count: unanswered }]
  const largest = Math.max(0, ...rows.map(({ count }) => count))
  return html`<h2>Time to first answer</h2>
<p class="quiet">From the time a lead arrives to its first status change or note. Newsletter subscriptions aren’t counted.${
    medianMs === undefined
      ? ''
      : ` Half of the answered leads got theirs within ${duration(medianMs)}.`
  }</p>
<table class="ranking"><caption>Leads by time to first answer</caption>
<thead><tr>${columnHeaders('Answered', 'Leads')}</tr></thead>
<tbody>${rows.map(
    ({ label, count }) =>
      html`<tr><th scope="row">${label}${bar(count, largest)}</th><td>${formatCount(count)}</td></tr>`,
  )}</tbody></table>`
}

function deliveries({ undelivered }: Overview, viewer: Viewer): Html {
  const linked = (count: number, state: string) =>
    count > 0
      ? html`<a href="${pages.list.path}?delivery=${state}">${formatCount(count)}${srOnly(state)}</a>`
      : '0'
  const unfinished = undelivered.filter(({ waiting, failed }) => waiting + failed > 0)
  if (unfinished.length === 0)
    return html`<h2>Deliveries</h2>
<p class="quiet">No deliveries are pending or failed.</p>`
  return html`<h2>Deliveries</h2>
<table class="figures"><caption>Deliveries waiting or failed</caption>
<thead><tr>${columnHeaders('What', 'Waiting', 'Oldest', 'Failed')}</tr></thead>
<tbody>${unfinished.map(
    ({
      kind,
      waiting,
      failed,
      oldestWaiting,
    }) => html`<tr><th scope="row">${deliveryKinds[kind].label}</th>
<td>${linked(waiting, 'waiting')}</td><td>${oldestWaiting ? time(oldestWaiting, viewer) : '–'}</td>
<td class="${failed > 0 ? 'bad' : ''}">${linked(failed, 'failed')}</td></tr>`,
  )}</tbody></table>`
}

function newsletter({ confirmed, weeks }: NonNullable<Overview['newsletter']>): Html {
  const columns = weeks.map(({ start, total }) => ({
    label: formatDay(start),
    parts: [{ series: 'subscribers', value: total }],
  }))
  return html`<h2>Newsletter</h2>
<figure><figcaption>${counted(confirmed, 'confirmed subscriber')} now</figcaption>
${columnChart(columns, ['subscribers'])}
<div class="scroll narrow" tabindex="0" role="group" aria-label="Newsletter by week"><table class="figures">
<caption>Confirmed subscribers by week</caption>
<thead><tr>${columnHeaders('Week of', 'Confirmed', 'Unsubscribed', 'Total')}</tr></thead>
<tbody>${weeks
    .toReversed()
    .map(
      ({ start, confirmed: begun, unsubscribed, total }) =>
        html`<tr><th scope="row">${day(start)}</th><td>${formatCount(begun)}</td><td>${formatCount(unsubscribed)}</td><td>${formatCount(total)}</td></tr>`,
    )}</tbody></table></div></figure>`
}

const units = [
  { name: 'day', ms: 24 * 60 * 60_000 },
  { name: 'hour', ms: 60 * 60_000 },
  { name: 'minute', ms: 60_000 },
] as const

/** A duration in its largest fitting unit, such as "3 hours". */
export function duration(ms: number): string {
  const { name, ms: length } = units.find((unit) => ms >= unit.ms) ?? units[2]
  const count = Math.max(1, Math.round(ms / length))
  return counted(count, name)
}
