import { staticContent } from '#app/components/static-content.tsx'

/** A panel of a product. Pages link `panels.css`. */
export const Panel = staticContent(
  async () => (await import('#app/scenes/panels/panels.tsx')).NamedPanel,
)
