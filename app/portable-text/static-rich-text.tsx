import type { ComponentProps } from 'react'
import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import { loadRichText } from './load-rich-text.ts'

const RichText = lazyContent(async () => ({ default: (await loadRichText()).RichText }))

/** Rich text that is not hydrated, because it has no state. */
export function StaticRichText(props: ComponentProps<typeof RichText>) {
  return (
    <StaticContent of={props.body}>
      <RichText {...props} />
    </StaticContent>
  )
}
