export { callGraph, stateMachine, threatSequence } from './flows.ts'
export { authorizationMatrix, severityScale } from './tables.ts'
