import { Label } from '#app/components/label.tsx'
import { Timeline, TimelineStep } from '#app/components/timeline.tsx'
import { trust } from '#copy/trust/trust.ts'

/** Where a customer's code goes, along a line, until it is deleted. */
export function DataFlow() {
  const { id, heading, steps, where, kept } = trust.dataFlow
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-24">
      <Label as="h2" id={`${id}-title`} className="font-normal">
        {heading}
      </Label>
      <Timeline className="mt-4 text-small">
        {steps.map((step) => (
          <TimelineStep key={step.title} className="max-lg:pb-5 lg:pt-4 lg:pr-5">
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-1">{step.what}</p>
            <p className="mt-2 text-quiet">
              <span className="sr-only">{where}: </span>
              {step.where}
            </p>
            <p className="mt-2 text-quiet">
              {kept}: {step.howLong}
            </p>
          </TimelineStep>
        ))}
      </Timeline>
    </section>
  )
}
