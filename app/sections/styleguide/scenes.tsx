import { panels } from '#app/scenes/panels/panels.tsx'

/** All scenes and panels. */
export function Scenes() {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      {Object.entries(panels).map(([name, Scene]) => (
        <Scene key={name} />
      ))}
    </div>
  )
}
