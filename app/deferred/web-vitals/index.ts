import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageKindOf } from './page-kind.ts'

/** Measures this page and sends the values once, with the page's kind and nothing about the visitor. */
function measure() {
  /** Only the loaded page is measured. Later pages of the visit are client navigations. */
  const page = pageKindOf(location.pathname)
  /** In ms. CLS has no unit. */
  const metrics: Record<string, number> = {}
  const keep = ({ name, value }: Metric) => {
    metrics[name.toLowerCase()] = value
  }
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const body = JSON.stringify({ page, metrics })
    navigator.sendBeacon('/api/web-vitals', new Blob([body], { type: 'application/json' }))
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  onTTFB(keep)
  // Added after the library's own listeners, which report the last values on the same event.
  addEventListener('visibilitychange', send)
}

measure()
