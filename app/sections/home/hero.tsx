import { Label } from '#app/components/label.tsx'
import { useSubtitle } from '#app/layout/use-site.ts'
import { Actions } from '#app/sections/actions.tsx'
import { home } from '#copy/home/home.ts'
import { Exploit } from './exploit/exploit.tsx'

/** The headline, what the product is, the two ways in, and a flaw like those that it finds. */
export function Hero() {
  const { label, headline, tagline, lead, actions } = home.hero
  return (
    <header className="hero section section-first">
      <div className="aside">
        <Label>{label}</Label>
      </div>
      <div className="hero-head">
        <hgroup>
          <h1>{headline}</h1>
          <p className="hero-tagline">{useSubtitle(tagline)}</p>
        </hgroup>
        <div className="hero-start">
          <p className="max-w-[36em] text-balance">{lead}</p>
          <Actions actions={[actions.signUp, actions.demo]} />
        </div>
      </div>
      <Exploit />
    </header>
  )
}
