import { scenes } from '#app/scenes/scenes.tsx'

/** All scenes. */
export function Scenes() {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      {Object.entries(scenes).map(([name, Scene]) => (
        <Scene key={name} />
      ))}
    </div>
  )
}
