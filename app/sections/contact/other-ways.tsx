import { ExternalLink } from '#app/components/external-link.tsx'
import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { useSite } from '#app/layout/use-site.ts'
import type { contact } from '#copy/forms/contact.ts'

type Way = (typeof contact.otherWays.items)[number]

/** Other ways to get help: documentation (on its own site if there is one) and a demo. */
export function OtherWays({ heading, items }: { heading: string; items: readonly Way[] }) {
  return (
    <section aria-labelledby="other-ways" className="xl:pr-14">
      <h2 id="other-ways" className="text-h3">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
        {items.map((way) => (
          <li key={way.title} className="flex gap-4 border-t border-hairline py-4">
            <span className="mt-1 text-accent">
              <Icon name={way.icon} />
            </span>
            <div>
              <h3 className="text-h4">{way.title}</h3>
              <p className="text-small text-quiet">{way.text}</p>
              <WayLink way={way} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WayLink({ way }: { way: Way }) {
  const { docsUrl } = useSite()
  const { label, to } = way.action
  return docsUrl && to.startsWith('/docs') ? (
    <ExternalLink href={docsUrl} className="text-link text-small">
      {label}
    </ExternalLink>
  ) : (
    <TextLink to={to}>{label}</TextLink>
  )
}
