import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { LoopVideo } from '#app/components/loop-video.tsx'
import { Person } from '#app/components/person.tsx'
import { Points } from '#app/components/points.tsx'
import { Quote } from '#app/components/quote.tsx'
import { useSite } from '#app/layout/use-site.ts'
import { Actions } from '#app/sections/actions.tsx'
import { IntegrationMark } from '#app/sections/integrations/integration-mark.tsx'
import { Section } from '#app/sections/section.tsx'
import { shownClaims } from '#copy/claims.ts'
import { home } from '#copy/home.ts'
import { loops } from './loops.ts'

export function IntegrationsBand() {
  const { heading, lead, tools, action } = home.integrations
  return (
    <Section id="integrations" label="Integrations" title={heading} intro={lead}>
      <ul className="mt-12 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] border-t border-l border-hairline lg:grid-cols-4">
        {tools.map(({ id, name }) => (
          <li
            key={id}
            className="flex min-h-24 items-center gap-4 border-r border-b border-hairline px-5 text-quiet"
          >
            <IntegrationMark id={id} />
            {name}
          </li>
        ))}
        <li className="col-span-full lg:col-span-2 flex min-h-24 items-center border-r border-b border-hairline px-5">
          <Button to={action.to} variant="outline">
            {action.label}
          </Button>
        </li>
      </ul>
    </Section>
  )
}

export function MemoryBand() {
  const { heading, lead, points, action, video } = home.memory
  return (
    <Section id="memory" label="Memory">
      <div className="grid items-center gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)]">
        <div>
          <h2 id="memory-title">{heading}</h2>
          <p className="mt-4 text-lead text-quiet">{lead}</p>
          <div className="mt-6">
            <Points items={points} />
          </div>
          <div className="mt-8">
            <Button to={action.to}>{action.label}</Button>
          </div>
        </div>
        <div className="xl:order-first">
          <LoopVideo loop={loops.logicMap} label={video.label} alternative={video.alternative} />
        </div>
      </div>
    </Section>
  )
}

export function Testimonials() {
  const { isPublic } = useSite()
  const { heading, items } = home.testimonials
  const shown = shownClaims(items, isPublic)
  if (shown.items.length === 0) return null
  return (
    <Section id="voices" label="Voices">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 className="max-w-4xl">{heading}</h2>
        {shown.label ? <Badge>{shown.label}</Badge> : null}
      </div>
      <div className="mt-10 grid gap-y-12 lg:grid-cols-2 lg:*:odd:mr-12">
        {shown.items.map((item) => (
          <Quote
            key={item.author}
            by={
              <Person
                initials={item.image}
                name={item.author}
                about={`${item.position}, ${item.company}`}
              />
            }
          >
            <p>{item.quote}</p>
          </Quote>
        ))}
      </div>
    </Section>
  )
}

export function ClosingBand() {
  const { heading, text, actions } = home.closing
  return (
    <Section id="start" label="Start" title={heading} intro={text}>
      <Actions actions={actions} />
    </Section>
  )
}
