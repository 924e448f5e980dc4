/** Geometry that sharing pictures share with the covers and headers that `tools/drawings` makes. */
export { callGraph, stateMachine, threatSequence } from './flows.ts'
export { lettering, type Style, widthOf } from './font-outlines.ts'
export { sequence, states, tree } from './graphs.ts'
export { chapters, matrix, metrics, streams } from './grids.ts'
export { accent, ink, line, sheet, text } from './ink.ts'
export { clock, rings, slot } from './rays.ts'
export { authorizationMatrix, severityScale } from './tables.ts'
export { seismograph, token } from './traces.ts'
