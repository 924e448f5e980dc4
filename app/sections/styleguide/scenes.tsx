import { Scene } from '#app/scenes/scene.tsx'

const names = [
  'code-chat',
  'business-logic-map',
  'threat-model',
  'endpoint-analysis',
  'security-scan',
  'vulnerability-queue',
] as const

const figures = ['deep-search', 'suggested-fix'] as const

/** The six product scenes, as they stand in a media box, and the figures that have one form. */
export function Scenes() {
  return (
    <div className="grid gap-10 xl:grid-cols-2">
      {names.map((name) => (
        <Scene key={name} name={name} variant="compact" />
      ))}
      {figures.map((name) => (
        <Scene key={name} name={name} />
      ))}
    </div>
  )
}
