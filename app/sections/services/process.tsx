import { Section } from '#app/sections/section.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { services } from '#copy/services.ts'

/** The four steps on a line, vertical on phones. */
export function SecurityProcess() {
  const { heading, lead, steps } = services.process
  return (
    <Section id="process" label={pageLabels.services.process} title={heading} intro={lead}>
      <ol className="numbered mt-14 lg:grid lg:grid-cols-4">
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative border-l border-accent pb-10 pl-7 last:pb-0 lg:border-t lg:border-l-0 lg:pt-8 lg:pr-8 lg:pb-0 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-1 -left-1 size-1.75 rotate-45 bg-accent lg:-top-1 lg:left-0"
            />
            <p className="item-number font-mono text-label text-quiet" />
            <h3 className="mt-2">{step.title}</h3>
            <p className="mt-3 text-quiet">{step.description}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
