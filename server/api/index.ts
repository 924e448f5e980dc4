export { consentEndpoint } from './consent/endpoint.ts'
export {
  optionalServices,
  originsOf,
  publicFacts,
} from './consent/services.ts'
export { contentChangedEndpoint } from './content-changed.ts'
export { formEndpoints } from './form-endpoints.ts'
export { reportEndpoint } from './reports.ts'
export { webVitalsEndpoint } from './web-vitals.ts'
