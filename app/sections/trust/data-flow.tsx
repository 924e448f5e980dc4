import { trust } from '#copy/trust/trust.ts'

/** Where a customer's code goes, along a line, until it is deleted. */
export function DataFlow() {
  const { id, heading, steps, where, kept } = trust.dataFlow
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-24">
      <h2
        id={`${id}-title`}
        className="font-mono text-label font-normal tracking-widest text-quiet uppercase"
      >
        {heading}
      </h2>
      <ol className="mt-4 grid text-small lg:grid-cols-5">
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative border-accent pl-6 max-lg:border-l max-lg:pb-5 lg:border-t lg:pt-4 lg:pr-5 lg:pl-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-2 -left-1 size-1.75 rotate-45 bg-accent lg:-top-1 lg:left-0"
            />
            <h3 className="text-h4">{step.title}</h3>
            <p className="mt-1">{step.what}</p>
            <p className="mt-2 text-quiet">
              <span className="sr-only">{where}: </span>
              {step.where}
            </p>
            <p className="mt-2 text-quiet">
              {kept}: {step.howLong}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
