import { lazy } from 'react'
import { StaticContent } from '#app/components/static-content.tsx'
import type { MarkProps } from './mark.tsx'

const Mark = lazy(async () => ({ default: (await import('./mark.tsx')).Mark }))

/** Another company's logo, lazy and not hydrated; its name is always beside it. */
export function IntegrationMark(props: MarkProps) {
  return (
    <StaticContent key={props.id} as="span">
      <Mark {...props} />
    </StaticContent>
  )
}
