/** By itself, so that the island brings no other band. */
export { MemoryBand } from '../../../../../app/sections/home/bands.tsx'
