import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/** Three ways to start, each with the links of its products. */
export function FeatureCards() {
  const { label, heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label={label} title={heading} intro={lead}>
      <div className="ways-in">
        {cards.map(({ id, title, text, links }) => (
          <article key={id}>
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {links.map(({ label, to }) => (
                <TextLink key={to} to={to}>
                  {label}
                </TextLink>
              ))}
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
