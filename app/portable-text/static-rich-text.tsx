import type { ComponentProps } from 'react'
import { lazyContent, StaticContent } from '#app/components/static-content.tsx'

/** Loads the code of rich text, which pages from the server don't need. */
export const loadRichText = () => import('./rich-text.tsx')
const RichText = lazyContent(async () => ({ default: (await loadRichText()).RichText }))

/** Rich text that is not hydrated, because it has no state. */
export function StaticRichText(props: ComponentProps<typeof RichText>) {
  return (
    <StaticContent of={props.body}>
      <RichText {...props} />
    </StaticContent>
  )
}
