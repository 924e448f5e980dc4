import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { numbered, pageLabels } from '#copy/page-labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'

/** The six services (spec §2): what goes in and comes out, beside the four things it does. */
export function ServiceLedger() {
  return (
    <ol className="border-b border-hairline">
      {services.cards.map((card, index) => (
        <Entry key={card.id} card={card} place={index + 1} />
      ))}
    </ol>
  )
}

function Entry({ card, place }: { card: ServiceCard; place: number }) {
  return (
    <li className="grid gap-x-14 gap-y-6 border-t border-hairline py-10 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:py-14">
      <div>
        <p aria-hidden="true" className="flex items-center gap-4 font-mono text-label text-quiet">
          <span className="text-signal">
            <Icon name={card.icon} size={24} />
          </span>
          {numbered(place)}
        </p>
        <h2 className="mt-5">{card.title}</h2>
        <p className="mt-4 max-w-prose text-quiet">{card.description}</p>
        <Link
          to={card.link.to}
          prefetch="intent"
          className="mt-4 inline-flex min-h-11 items-center font-semibold underline decoration-signal underline-offset-4 hover:text-signal"
        >
          {card.link.label}
          <span className="sr-only">{pageLabels.about(card.title)}</span>
        </Link>
      </div>
      <ul className="self-end border-b border-hairline">
        {card.features.map((feature) => (
          <li key={feature} className="flex gap-4 border-t border-hairline py-3">
            <span aria-hidden="true" className="font-mono text-signal">
              +
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </li>
  )
}
