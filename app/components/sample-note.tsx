import { sampleLabel } from '#copy/controls.ts'
import { Badge } from './badge.tsx'

/** Marks content that the owner hasn't confirmed yet. */
export function SampleNote({ what }: { what: string }) {
  return (
    <p className="flex items-center gap-3 text-small text-quiet">
      <Badge>{sampleLabel}</Badge>
      <span className="sr-only">: </span>
      {what}
    </p>
  )
}
