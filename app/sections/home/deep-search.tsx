import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/** The three areas that one question covers: business, architecture, and code. */
export function DeepSearch() {
  const { label, heading, lead, exampleLabel, parts } = home.deepSearch
  return (
    <Section id="deep-search" label={label} title={heading} intro={lead}>
      <p className="answers-label">{exampleLabel}</p>
      {parts.map((part) => (
        <article key={part.id} className="answer">
          <div>
            <p>{part.question}</p>
            <p>{part.answer}</p>
          </div>
          <div>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </div>
        </article>
      ))}
    </Section>
  )
}
