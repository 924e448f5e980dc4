import { Illustration } from '#app/components/pictures/figure.tsx'
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
      <div className="three-columns">
        {cards.map((card, index) => (
          <article key={card.id}>
            <Illustration
              src={illustrations[index] ?? ''}
              className="three-columns-illustration"
              lazy
            />
            <h3>{card.title}</h3>
            <p className="three-columns-text">{card.text}</p>
            <p className="three-columns-links">
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
