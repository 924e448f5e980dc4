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

/** The product scenes in a media box, and the scenes with one variant. */
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
