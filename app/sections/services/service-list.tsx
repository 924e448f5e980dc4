import { TextLink } from '#app/components/text-link.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'
import { location, verdicts } from './verdicts.build.ts'

/** The services, one a row: four things that each does, and what it says about the finding they all show. */
export function ServiceList() {
  return (
    <>
      <p className="mb-12 max-w-prose text-quiet">{services.note(location)}</p>
      <ol className="services numbered">
        {services.cards.map((card) => (
          <Entry key={card.id} card={card} />
        ))}
      </ol>
    </>
  )
}

function Entry({ card }: { card: ServiceCard }) {
  const { title, description, features, link } = card
  return (
    <li>
      <div>
        <h2>
          <span className="item-number mb-2 block font-mono text-small font-normal text-accent" />
          {title}
        </h2>
        <p className="mt-2 text-lead text-quiet">{description}</p>
        <div className="mt-5 text-detail">
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
          <TextLink to={link.to} about={pageLabels.about(title)} className="mt-2">
            {link.label}
          </TextLink>
        </div>
      </div>
      <Verdict card={card} />
    </li>
  )
}

/** What a service says about the finding, as large as there is room. */
function Verdict({ card: { id, title } }: { card: ServiceCard }) {
  const { about, answer, because } = verdicts[id]
  return (
    <figure aria-label={services.verdict(title)} className="verdict">
      <p>{about}</p>
      <p>
        <strong>{answer}</strong>
      </p>
      <p>{because}</p>
    </figure>
  )
}
