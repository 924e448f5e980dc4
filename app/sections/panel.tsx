import { lazyContent, StaticContent } from '#app/components/static-content.tsx'
import type { PanelName } from '#app/scenes/panels/panels.tsx'

const Named = lazyContent(async () => {
  const { panels } = await import('#app/scenes/panels/panels.tsx')
  return {
    default: ({ name }: { name: PanelName }) => {
      const Drawn = panels[name]
      return <Drawn />
    },
  }
})

/** A panel of a product. It isn't hydrated, and its code isn't in the page's scripts. Pages link `panels.css`. */
export function Panel({ name }: { name: PanelName }) {
  return (
    <StaticContent of={name}>
      <Named name={name} />
    </StaticContent>
  )
}
