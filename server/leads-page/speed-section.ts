import { html } from 'hono/html'
import { pageKinds } from '#copy/pages/kinds.ts'
import { type VitalName, vitalNames, vitals, type WebVitalsSummary } from '../metrics/index.ts'
import { shareBar } from './charts.ts'
import { columnHeaders, formatCount, type Html } from './layout.ts'

const labels: Record<VitalName, string> = {
  lcp: 'Largest Contentful Paint',
  inp: 'Interaction to Next Paint',
  cls: 'Cumulative Layout Shift',
  ttfb: 'Time to First Byte',
}

/** How fast the site is for its visitors. */
export function speedSection({ ratings, pages }: WebVitalsSummary): Html {
  return html`<h2>Speed for visitors</h2>
<p class="quiet">Page loads reported to this process since it started. For more, see <code>/metrics</code> or the dashboard. Browsers that send Global Privacy Control or Save-Data aren’t measured.</p>
${pages.length === 0 ? html`<p>No page loads have been reported yet.</p>` : tables({ ratings, pages })}`
}

function tables({ ratings, pages }: WebVitalsSummary): Html {
  return html`<div class="scroll narrow" tabindex="0" role="group" aria-label="Page loads by rating"><table class="figures">
<caption>Page loads by rating</caption>
<thead><tr>${columnHeaders('Web vital', 'Good', 'Needs improvement', 'Poor')}</tr></thead>
<tbody>${vitalNames.map((name) => {
    const { good, needsImprovement, poor } = ratings[name]
    return html`<tr><th scope="row">${labels[name]}, good up to ${formatVital(name, vitals[name].good)}${shareBar([good, needsImprovement, poor])}</th>
<td>${formatCount(good)}</td><td>${formatCount(needsImprovement)}</td><td>${formatCount(poor)}</td></tr>`
  })}</tbody></table></div>
<div class="scroll narrow" tabindex="0" role="group" aria-label="Speed by kind of page"><table class="figures">
<caption>75th percentile by kind of page</caption>
<thead><tr>${columnHeaders('Pages', 'Loads', ...vitalNames.map((name) => name.toUpperCase()))}</tr></thead>
<tbody>${pages.map(
    ({
      page,
      loads,
      p75,
    }) => html`<tr><th scope="row">${pageKinds[page]}</th><td>${formatCount(loads)}</td>
${vitalNames.map((name) => {
  const value = p75[name]
  const isPoor = value !== undefined && value > vitals[name].poor
  return html`<td class="${isPoor ? 'bad' : ''}">${value === undefined ? '–' : formatVital(name, value)}</td>`
})}</tr>`,
  )}</tbody></table></div>`
}

/** A value as people write it: `0.08`, `180 ms`, `1.9 s`. */
function formatVital(name: VitalName, value: number): string {
  const { buckets, divisor } = vitals[name]
  if (!Number.isFinite(value)) return `over ${formatVital(name, buckets[buckets.length - 1] ?? 0)}`
  if (divisor === 1) return value.toFixed(2)
  return value < 1 ? `${Math.round(value * 1000)} ms` : `${value.toFixed(1)} s`
}
