import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/** The three areas that one question covers: business, architecture, and code. */
export function DeepSearch() {
  const { label, heading, lead, exampleLabel, parts } = home.deepSearch
  return (
    <Section id="deep-search" label={label} title={heading} intro={lead}>
      <p className="mt-12 font-mono text-label text-quiet">{exampleLabel}</p>
      <div className="three-columns">
        {parts.map((part) => (
          <article key={part.id}>
            <div className="answer">
              <p>{part.question}</p>
              <p>{part.answer}</p>
            </div>
            <h3>{part.title}</h3>
            <p className="three-columns-text">{part.text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
