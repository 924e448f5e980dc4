import { Plate } from '#app/components/pictures/plate.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/**
 * Three cards, each with the plate of its product and linking to it.
 * @param plates their URLs, in the order of the cards
 */
export function FeatureCards({ plates }: { plates: readonly string[] }) {
  const { heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label="Ways in" title={heading} intro={lead}>
      <div className="thirds">
        {cards.map((card, index) => (
          <article key={card.id}>
            <Plate src={plates[index] ?? ''} className="thirds-plate" lazy />
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
