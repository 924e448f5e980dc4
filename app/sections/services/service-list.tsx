import { TextLink } from '#app/components/text-link.tsx'
import { Evidence } from '#app/sections/evidence.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'

/** The services, one a row: four things that each does, and what it says about the finding they all show. */
export function ServiceList() {
  return (
    <ol className="numbered">
      {services.cards.map((card) => (
        <Entry key={card.id} card={card} />
      ))}
    </ol>
  )
}

function Entry({ card }: { card: ServiceCard }) {
  const { title, description, features, evidence, link } = card
  return (
    <li className="beside-evidence">
      <div>
        <h2 className="flex items-baseline gap-3 text-h3">
          <span className="item-number font-mono text-small font-normal text-accent" />
          {title}
        </h2>
        <p className="mt-2 text-quiet">{description}</p>
        <div className="mt-3 text-detail">
          <ul>
            {features.map((feature) => (
              <li key={feature} className="flex gap-2 py-1">
                <span aria-hidden="true" className="font-mono text-accent">
                  +
                </span>
                {feature}
              </li>
            ))}
          </ul>
          <TextLink to={link.to} about={pageLabels.about(title)} className="mt-1">
            {link.label}
          </TextLink>
        </div>
      </div>
      <Evidence name={evidence} />
    </li>
  )
}
