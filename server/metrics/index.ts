export { metricsEndpoint } from './endpoint.ts'
export { createMetrics, type GaugeSources, type Metrics } from './metrics.ts'
export { routeClassOf } from './route-class.ts'
export {
  type VitalName,
  vitalNames,
  vitals,
  type WebVitals,
  type WebVitalsSummary,
} from './web-vitals.ts'
