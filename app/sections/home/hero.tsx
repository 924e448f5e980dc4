import { Label } from '#app/components/label.tsx'
import { LoopVideo } from '#app/components/loop-video.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { home } from '#copy/home.ts'
import { loops } from './loops.ts'

export function Hero() {
  const { label, headline, tagline, lead, actions, video } = home.hero
  return (
    <header className="hero band band-first">
      <div className="rail">
        <Label>{label}</Label>
      </div>
      <div className="hero-sheet grid min-w-0 gap-y-6 sm:gap-y-10 xl:grid-cols-2 xl:gap-y-6">
        <h1 className="xl:col-span-2 xl:mb-3">{headline}</h1>
        <div className="max-xl:mb-4 xl:pr-10">
          <p className="max-w-xl text-lead">{tagline}</p>
          <p className="mt-4 max-w-xl text-quiet">{lead}</p>
          <Actions actions={[actions.signUp, actions.demo]} />
        </div>
        <div className="xl:row-span-2">
          <LoopVideo
            loop={loops.codeChat}
            label={video.label}
            alternative={video.alternative}
            eager
          />
        </div>
      </div>
    </header>
  )
}
