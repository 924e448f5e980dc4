export { consentEndpoint } from './consent/endpoint.ts'
export {
  type OptionalService,
  optionalServices,
  originsOf,
  publicFacts,
} from './consent/services.ts'
export { contentChangedEndpoint } from './content-changed.ts'
export { type FormEndpointOptions, formEndpoints } from './form-endpoints.ts'
export { reportEndpoint } from './reports.ts'
export { webVitalsEndpoint } from './web-vitals.ts'
