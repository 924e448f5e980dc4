import { TextLink } from '#app/components/text-link.tsx'
import { Evidence } from '#app/sections/evidence.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home/home.ts'

/** Three ways to start, each with the links of its products and what comes out. */
export function FeatureCards() {
  const { label, heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label={label} title={heading} intro={lead}>
      <div className="ways-in">
        {cards.map(({ id, title, text, links, evidence }) => (
          <article key={id} className="beside-evidence">
            <div>
              <h3>{title}</h3>
              <p className="ways-in-text">{text}</p>
              <p>
                {links.map(({ label, to }) => (
                  <TextLink key={to} to={to}>
                    {label}
                  </TextLink>
                ))}
              </p>
            </div>
            <Evidence name={evidence} />
          </article>
        ))}
      </div>
    </Section>
  )
}
