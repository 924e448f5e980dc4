import { lazy } from 'react'
import type { IconName } from './icon-drawing.tsx'
import { StaticContent } from './static-content.tsx'

export type { IconName }

const IconDrawing = lazy(async () => ({
  default: (await import('./icon-drawing.tsx')).IconDrawing,
}))

/** A decorative line icon: the text beside it always says the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <StaticContent key={name} as="span">
      <IconDrawing name={name} size={size} />
    </StaticContent>
  )
}
