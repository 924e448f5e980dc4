import { sampleLabel } from '#copy/controls.ts'

/** A text that says so if it's of a sample. */
export function sampleText(text: string, { sample }: { sample?: true }): string {
  return sample ? `${sampleLabel}: ${text}` : text
}
