import { Label } from '#app/components/label.tsx'
import { LoopVideo } from '#app/components/loop-video.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { home } from '#copy/home.ts'
import { loops } from './loops.ts'

export function Hero() {
  const { label, headline, tagline, lead, actions, note, video } = home.hero
  return (
    <header className="hero band band-first">
      <div className="rail">
        <Label>{label}</Label>
      </div>
      <div className="grid min-w-0 items-center gap-x-12 gap-y-6 sm:gap-y-10 xl:gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]">
        <div className="self-end max-xl:mb-4">
          <h1>{headline}</h1>
          <p className="mt-6 max-w-xl text-lead">{tagline}</p>
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
        <p className="max-w-xl self-start text-small text-quiet">{note}</p>
      </div>
    </header>
  )
}
