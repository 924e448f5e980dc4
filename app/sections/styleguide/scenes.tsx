import { scenes } from '#app/scenes/scenes.tsx'

/** The scenes in a media box, or in the only variant that they have. */
export function Scenes() {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      {Object.entries(scenes).map(([name, Scene]) => (
        <Scene key={name} variant="compact" />
      ))}
    </div>
  )
}
