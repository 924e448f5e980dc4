import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { pageKindOf } from './page-kind.ts'

/** Measures this page, and sends the values once, with the kind of the page and nothing about the visitor. */
function measure() {
  /** The page that was loaded. Later pages of the visit are client navigations, which are not measured. */
  const page = pageKindOf(location.pathname)
  /** In milliseconds; CLS has no unit. */
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
  // After the library's own listeners, which report the last values at the same event.
  addEventListener('visibilitychange', send)
}

measure()
