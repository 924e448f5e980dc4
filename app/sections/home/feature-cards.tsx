import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home.ts'

/** Three cards, each linking to its product. */
export function FeatureCards() {
  const { heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label="Ways in" title={heading} intro={lead}>
      <div className="thirds">
        {cards.map((card) => (
          <article key={card.id}>
            <span className="text-signal">
              <Icon name={card.icon} size={24} />
            </span>
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
