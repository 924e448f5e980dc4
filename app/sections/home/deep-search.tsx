import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home.ts'

/** The three areas that one question reaches: business, architecture, code. */
export function DeepSearch() {
  const { heading, lead, exampleLabel, parts } = home.deepSearch
  return (
    <Section id="deep-search" label="Deep search" title={heading} intro={lead}>
      <div className="mt-12">
        {parts.map((part) => (
          <div key={part.id} className="grid gap-y-5 border-t border-hairline py-8 lg:grid-cols-2">
            <div className="lg:pr-12">
              <h3 className="flex items-center gap-3">
                <span className="self-start pt-1 text-signal">
                  <Icon name={part.icon} />
                </span>
                {part.title}
              </h3>
              <p className="mt-3 max-w-prose text-quiet">{part.text}</p>
            </div>
            <figure className="border border-hairline bg-sunken p-5 font-mono text-small">
              <figcaption className="text-label text-quiet">{exampleLabel}</figcaption>
              <p className="mt-3">
                <span aria-hidden="true" className="text-signal">
                  ?{' '}
                </span>
                {part.question}
              </p>
              <p className="mt-2 text-quiet">{part.answer}</p>
            </figure>
          </div>
        ))}
      </div>
    </Section>
  )
}
