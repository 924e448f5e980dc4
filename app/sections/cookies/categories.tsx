import { Badge } from '#app/components/badge.tsx'
import { useClientValue } from '#app/components/use-client-value.ts'
import { Section } from '#app/sections/section.tsx'
import { type CookieCategory, cookieCategories, cookies } from '#copy/cookies.ts'
import { pageLabels } from '#copy/pages/labels.ts'
import { SpeedMeasurement } from './speed-measurement.tsx'

interface CookieCategoriesProps {
  /** The request had a Global Privacy Control header. */
  signal: boolean
  services: readonly { category: string }[]
}

/** The four categories and their states. Without optional services, there is nothing to choose. */
export function CookieCategories({ signal: sent, services }: CookieCategoriesProps) {
  const { heading, onConsent, notInUse, gpcOn, gpcOff } = cookies.preferences
  const labels = pageLabels.legal
  const isSentByBrowser = useClientValue(() => navigator.globalPrivacyControl === true)
  const signal = sent || isSentByBrowser
  const stateOf = ({ id, state }: CookieCategory) =>
    services.some(({ category }) => category === id) ? onConsent : state
  return (
    <Section
      id="categories"
      label={labels.categories}
      title={heading}
      intro={services.length > 0 ? cookies.withServices : cookies.introduction}
    >
      <table className="mt-10 w-full border-b border-hairline max-sm:block">
        <caption className="sr-only">{heading}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{labels.category}</th>
            <th scope="col">{labels.purpose}</th>
            <th scope="col">{labels.state}</th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {cookieCategories.map((category) => (
            <tr
              key={category.id}
              className="border-t border-hairline align-baseline max-sm:block max-sm:py-5 sm:*:py-5"
            >
              <th
                scope="row"
                className="pr-8 text-left text-h4 font-semibold max-sm:block sm:w-1/3"
              >
                {category.name}
              </th>
              <td className="pr-8 text-quiet max-sm:my-2 max-sm:block">{category.description}</td>
              <td className="max-sm:block sm:whitespace-nowrap sm:text-right">
                <Badge tone={stateOf(category) === notInUse ? 'quiet' : 'accent'}>
                  {stateOf(category)}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p data-no-markdown className="mt-6 flex min-h-12 items-start gap-3 text-small">
        {signal === undefined ? null : (
          <>
            <span
              aria-hidden="true"
              className={`mt-1.5 size-1.75 shrink-0 rotate-45 ${signal ? 'bg-accent' : 'border border-edge'}`}
            />
            {signal ? gpcOn : gpcOff}
          </>
        )}
      </p>
      <SpeedMeasurement />
    </Section>
  )
}
