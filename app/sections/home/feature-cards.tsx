import { Illustration } from '#app/components/pictures/illustration.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/**
 * Three cards, each with the illustration of its product and linking to it.
 * @param illustrations their URLs, in the order of the cards
 */
export function FeatureCards({ illustrations }: { illustrations: readonly string[] }) {
  const { label, heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label={label} title={heading} intro={lead}>
      <div className="thirds">
        {cards.map((card, index) => (
          <article key={card.id}>
            <Illustration src={illustrations[index] ?? ''} className="thirds-illustration" lazy />
            <h3>{card.title}</h3>
            <p className="thirds-text">{card.text}</p>
            <p className="thirds-links">
              {card.links.map(({ label, to }) => (
                <TextLink key={to} to={to}>
                  {label}
                </TextLink>
              ))}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}
