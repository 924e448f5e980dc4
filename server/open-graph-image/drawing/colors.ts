export const ink = '#0A0B0D'
export const accent = '#B6F24A'

/** The text color, from 0 (the background) to 1. It's opaque, so that the grid doesn't show through. */
export function text(strength: number): string {
  const mix = (paper: number, light: number) => Math.round(paper + (light - paper) * strength)
  return `rgb(${mix(10, 236)} ${mix(11, 238)} ${mix(13, 240)})`
}
