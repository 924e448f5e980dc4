import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { home } from '#copy/home.ts'

/** Three cards, each linking to its product. */
export function FeatureCards() {
  const { heading, lead, cards } = home.features
  return (
    <Section id="ways-in" label="Ways in">
      <div className="grid border-hairline lg:grid-cols-2 lg:border-b">
        <div className="pb-10 lg:pr-12">
          <h2 id="ways-in-title">{heading}</h2>
          <p className="mt-4 text-lead text-quiet">{lead}</p>
        </div>
        {cards.map((card) => (
          <article
            key={card.id}
            className="flex flex-col border-hairline py-8 max-lg:border-t lg:even:border-l lg:even:pl-8 lg:odd:pr-12 lg:not-nth-2:border-t lg:nth-2:pt-0"
          >
            <span className="text-signal">
              <Icon name={card.icon} size={24} />
            </span>
            <h3 className="mt-5">{card.title}</h3>
            <p className="mt-3 max-w-prose grow text-quiet">{card.text}</p>
            <p className="mt-6 flex flex-wrap gap-x-6">
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
