import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import type { EvidenceName } from '#copy/products/types.ts'

const Drawing = lazyContent(async () => {
  const { drawings } = await import('#app/scenes/evidence/drawings.tsx')
  return {
    default: ({ name }: { name: EvidenceName }) => {
      const Named = drawings[name]
      return <Named />
    },
  }
})

/**
 * What a product says about a finding, as a small drawing. It has no state, so it
 * isn't hydrated, and its code isn't in the page's scripts. Pages link `evidence.css`, or import it in their own.
 */
export function Evidence({ name }: { name: EvidenceName }) {
  return (
    <StaticContent of={name}>
      <Drawing name={name} />
    </StaticContent>
  )
}
