import { Button } from '#app/components/button.tsx'
import { Optional } from '#app/components/optional.tsx'
import { Person } from '#app/components/person.tsx'
import { LoopingVideo } from '#app/components/pictures/looping-video.tsx'
import { Points } from '#app/components/points.tsx'
import { Quote } from '#app/components/quote.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { IntegrationMark } from '#app/sections/integrations/integration-mark.tsx'
import { Section } from '#app/sections/section.tsx'
import type { Testimonial } from '#content/index.ts'
import { home } from '#copy/home/home.ts'
import { videoFiles } from './video-files.ts'
import { FindingViews } from './views/finding-views.tsx'

export function IntegrationsSection() {
  const { label, heading, lead, tools, action } = home.integrations
  return (
    <Section id="integrations" label={label} title={heading} intro={lead}>
      <ul className="tools">
        {tools.map(({ id, name, flow }) => (
          <li key={id}>
            <IntegrationMark id={id} size={44} />
            <span className="tools-name">{name}</span>
            <span className="tools-flow">{flow}</span>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <Button to={action.to} variant="outline">
          {action.label}
        </Button>
      </div>
    </Section>
  )
}

export function ViewsSection() {
  const { label, heading, lead } = home.views
  return (
    <Section id="one-finding" label={label} title={heading} intro={lead}>
      <FindingViews />
    </Section>
  )
}

export function MemorySection() {
  const { label, heading, lead, points, action, video } = home.memory
  return (
    <Section id="memory" label={label} title={heading} intro={lead}>
      <div className="media-row">
        <Optional>
          <LoopingVideo
            files={videoFiles.logicMap}
            label={video.label}
            alternative={video.alternative}
          />
        </Optional>
        <div className="self-end">
          <Points items={points} />
          <div className="mt-8">
            <Button to={action.to}>{action.label}</Button>
          </div>
        </div>
      </div>
    </Section>
  )
}

interface TestimonialsProps {
  items: readonly Testimonial[]
  /** The tag, if some are not confirmed. */
  label?: string | undefined
}

export function Testimonials({ items, label }: TestimonialsProps) {
  if (items.length === 0) return null
  return (
    <Section
      id="voices"
      label={home.testimonials.label}
      title={home.testimonials.heading}
      badge={label}
    >
      <div className="mt-10 grid items-end gap-x-12 gap-y-12 lg:grid-cols-[5fr_3fr]">
        {items.map((item) => (
          <Quote
            key={item.quote}
            by={
              <Person
                portrait={item.portrait}
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

export function ClosingSection() {
  const { label, heading, text, actions } = home.closing
  return (
    <Section id="start" label={label}>
      <div className="closing">
        <div>
          <h2 id="start-title">{heading}</h2>
          <p className="mt-4 max-w-prose text-lead text-quiet">{text}</p>
          <Actions actions={actions} />
        </div>
        <ClosingIllustration />
      </div>
    </Section>
  )
}

/** The weight of a plumb line, at rest above its point, with the scale that shows its deviation. */
function ClosingIllustration() {
  return (
    <svg viewBox="0 0 480 480" aria-hidden="true" className="closing-illustration">
      <path d="M239-600h2v750h-2z" />
      <path d="M168 150h144v34L240 386 168 184z" />
      <path
        d="M-600 386.5h1680M240 386v700M120 380v13M150 383v7M180 380v13M210 383v7M270 383v7M300 380v13M330 383v7M360 380v13"
        className="scale"
      />
    </svg>
  )
}
