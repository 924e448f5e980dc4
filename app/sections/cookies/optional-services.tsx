import { useEffect } from 'react'
import { readChoice, useChoice } from '#app/consent/choice.ts'
import { ChoiceForm } from '#app/consent/choice-form.tsx'
import { offeredCategories } from '#app/consent/offered-categories.ts'
import { Section } from '#app/sections/section.tsx'
import { consent, type OptionalCategory } from '#copy/consent.ts'
import { cookieCategories, cookies } from '#copy/cookies.ts'
import { pageLabels } from '#copy/pages/labels.ts'

interface OptionalServicesProps {
  services: readonly {
    name: string
    category: OptionalCategory
    provider: string
    purpose: string
    stores: readonly { name: string; holds: string; until: string }[]
  }[]
}

/** The services that the owner has listed, and the consent form. */
export function OptionalServices({ services }: OptionalServicesProps) {
  const choice = useChoice()
  const strings = cookies.services
  useEffect(() => {
    void readChoice()
  }, [])
  return (
    <Section
      id="choice"
      label={pageLabels.legal.services}
      title={strings.heading}
      intro={strings.intro}
    >
      <ul className="mt-8">
        {services.map(({ name, category, provider, purpose, stores }) => (
          <li key={name} className="border-t border-hairline py-5">
            <h3 className="text-h4">{name}</h3>
            <dl className="mt-3 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2 text-small sm:grid-cols-[12rem_1fr]">
              <dt className="text-quiet">{pageLabels.legal.category}</dt>
              <dd>{cookieCategories.find(({ id }) => id === category)?.name}</dd>
              <dt className="text-quiet">{strings.provider}</dt>
              <dd>{provider}</dd>
              <dt className="text-quiet">{strings.purpose}</dt>
              <dd>{purpose}</dd>
              <dt className="text-quiet">{strings.stores}</dt>
              <dd>
                {stores.length > 0
                  ? stores.map((item) => `${item.name}: ${item.holds} (${item.until})`).join('; ')
                  : strings.nothing}
              </dd>
            </dl>
          </li>
        ))}
      </ul>
      <div data-no-markdown>
        {choice ? <ChoiceForm choice={choice} offered={offeredCategories(services)} /> : null}
        <noscript>
          <p className="mt-6">{consent.needsScript}</p>
        </noscript>
      </div>
    </Section>
  )
}
