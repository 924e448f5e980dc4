import { Timeline, TimelineStep } from '#app/components/timeline.tsx'
import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { services } from '#copy/services.ts'

/** The steps of the service on a line. */
export function SecurityProcess() {
  const { heading, lead, steps } = services.process
  return (
    <Section id="process" label={pageLabels.services.process} title={heading} intro={lead}>
      <Timeline className="mt-14">
        {steps.map((step) => (
          <TimelineStep
            key={step.title}
            className="max-lg:pl-7 max-lg:not-last:pb-10 max-lg:before:top-1 lg:pt-8 lg:pr-8"
          >
            <p className="item-number font-mono text-label text-quiet" />
            <h3 className="mt-2">{step.title}</h3>
            <p className="mt-3 text-quiet">{step.description}</p>
          </TimelineStep>
        ))}
      </Timeline>
    </Section>
  )
}
