import { BreakableCode } from '#app/components/breakable-code.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { type ServiceCard, services } from '#copy/services.ts'
import { flaggedLine, location, path, verdicts } from './verdicts.build.ts'

/** The finding that all services show. */
export function ServiceFinding() {
  return (
    <figure className="services-finding">
      <p>
        <BreakableCode code={path} />
      </p>
      <code>
        <span>{flaggedLine.at}</span> <CodeText {...flaggedLine} isBreakable />
      </code>
      <figcaption>{services.note(location)}</figcaption>
    </figure>
  )
}

/** A row for each service: what it does, and what it says about the finding. */
export function ServiceList() {
  return (
    <ol className="services numbered">
      {services.cards.map((card) => (
        <Entry key={card.id} card={card} />
      ))}
    </ol>
  )
}

function Entry({ card }: { card: ServiceCard }) {
  const { title, description, features, link } = card
  return (
    <li>
      <div className="service">
        <h2>
          <span className="item-number" />
          {title}
        </h2>
        <p>{description}</p>
        <div>
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <TextLink to={link.to} about={pageLabels.about(title)}>
          {link.label}
        </TextLink>
      </div>
      <Verdict card={card} />
    </li>
  )
}

/** What a service says about the finding, with the answer in large type. */
function Verdict({ card: { id, title } }: { card: ServiceCard }) {
  const { about, answer, because } = verdicts[id]
  return (
    <figure aria-label={services.verdict(title)} className="service-verdict">
      <p>{about}</p>
      <p>
        <strong>{answer}</strong>
      </p>
      <p>{because}</p>
    </figure>
  )
}
