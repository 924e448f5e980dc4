import { Button } from '#app/components/button.tsx'
import { MediaBox } from '#app/components/media-box.tsx'
import { Scene } from '#app/scenes/scene.tsx'
import { home } from '#copy/home.ts'

export function Hero() {
  const { headline, tagline, lead, actions, note } = home.hero
  return (
    <header className="band band-first">
      <div className="rail" />
      <div className="grid min-w-0 items-center gap-x-14 gap-y-14 xl:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
        <div>
          <h1>{headline}</h1>
          <p className="mt-6 max-w-xl text-lead">{tagline}</p>
          <p className="mt-4 max-w-xl text-quiet">{lead}</p>
          <div className="mt-10 flex flex-wrap gap-4">
            <Button to={actions.signUp.to} size="lg">
              {actions.signUp.label}
            </Button>
            <Button to={actions.demo.to} size="lg" variant="outline">
              {actions.demo.label}
            </Button>
          </div>
          <p className="mt-6 text-small text-quiet">{note}</p>
        </div>
        <MediaBox>
          <Scene name="code-chat" variant="compact" />
        </MediaBox>
      </div>
    </header>
  )
}
