import { LoopVideo } from '#app/components/loop-video.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { home } from '#copy/home.ts'
import { loops } from './loops.ts'

export function Hero() {
  const { headline, tagline, lead, actions, note, video } = home.hero
  return (
    <header className="band band-first">
      <div className="rail" />
      <div className="grid min-w-0 items-center gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
        <div>
          <h1>{headline}</h1>
          <p className="mt-6 max-w-xl text-lead">{tagline}</p>
          <p className="mt-4 max-w-xl text-quiet">{lead}</p>
          <Actions actions={[actions.signUp, actions.demo]} />
          <p className="mt-6 text-small text-quiet">{note}</p>
        </div>
        <LoopVideo
          loop={loops.codeChat}
          label={video.label}
          alternative={video.alternative}
          eager
        />
      </div>
    </header>
  )
}
