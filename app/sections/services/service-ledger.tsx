import { Icon } from '#app/components/icon.tsx'
import { Points } from '#app/components/points.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { pageLabels } from '#copy/page-labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'

/** The six services: input, output and the four things each does. */
export function ServiceLedger() {
  return (
    <ol className="numbered border-b border-hairline">
      {services.cards.map((card) => (
        <Entry key={card.id} card={card} />
      ))}
    </ol>
  )
}

function Entry({ card }: { card: ServiceCard }) {
  return (
    <li className="grid gap-y-6 border-t border-hairline py-10 first:border-t-0 first:pt-0 md:grid-cols-2 lg:py-14">
      <div className="md:pr-8">
        <p className="flex items-center gap-4 font-mono text-label text-quiet">
          <span className="text-signal">
            <Icon name={card.icon} size={24} />
          </span>
          <span className="item-number" />
        </p>
        <h2 className="mt-5">{card.title}</h2>
        <p className="mt-4 max-w-prose text-quiet">{card.description}</p>
        <TextLink
          to={card.link.to}
          size="body"
          about={pageLabels.about(card.title)}
          className="mt-4"
        >
          {card.link.label}
        </TextLink>
      </div>
      <div className="self-end">
        <Points items={card.features} />
      </div>
    </li>
  )
}
