import { useState } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { Label } from '#app/components/label.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { PageLink } from '#copy/pages/types.ts'
import { type Plan, plans } from '#copy/pricing/plans.ts'
import { annualPrice, dollars } from '#copy/pricing/prices.ts'
import { pricing } from '#copy/pricing/pricing.ts'
import { initialPosition, PlanScale, planAt } from './plan-scale.tsx'

/** Announced to screen readers when the billing period changes. */
function pricesInWords(shown: (monthlyPrice: number) => number): string {
  const prices = plans.flatMap(({ name, monthlyPrice }) =>
    monthlyPrice === null ? [] : `${name} ${dollars(shown(monthlyPrice))}`,
  )
  return [...prices, pricing.billing.perMonth].join(', ')
}

/**
 * Monthly or annual billing. The HTML contains both prices, and CSS shows the selected one within the same
 * `group/billing`, so the toggle needs no script.
 */
export function BillingToggle() {
  const { billing } = pricing
  return (
    <fieldset className="flex w-fit max-w-full min-w-0 flex-wrap rounded-edge border border-edge p-1 print:hidden">
      <legend className="sr-only">{billing.legend}</legend>
      <BillingChoice value="monthly" label={billing.monthly} />
      <BillingChoice value="annual" label={`${billing.annual} · ${billing.saving}`} />
      <p role="status" data-no-markdown className="sr-only">
        <span className="group-has-[[value=annual]:checked]/billing:hidden">
          {pricesInWords((price) => price)}
        </span>
        <span className="hidden group-has-[[value=annual]:checked]/billing:inline">
          {pricesInWords((price) => annualPrice(price).perMonth)}
        </span>
      </p>
    </fieldset>
  )
}

/** The plans side by side, below the scale that picks one. On phones, they are stacked, with links and prices above them. */
export function PlanCards() {
  const [position, setPosition] = useState(initialPosition)
  const picked = planAt(position).plan?.id
  return (
    <>
      <PlanScale position={position} onChange={setPosition} />
      <nav
        aria-label={pricing.labels.plans}
        className="grid grid-cols-3 border-y border-hairline md:hidden"
      >
        {plans.map((plan) => (
          <a
            key={plan.id}
            href={`#plan-${plan.id}`}
            className="py-3 text-small not-first:border-l not-first:border-hairline not-first:pl-3"
          >
            <span className="block font-semibold">{plan.name}</span>
            <span className="text-quiet">
              <ShortPrice plan={plan} />
            </span>
          </a>
        ))}
      </nav>
      <div className="plans grid max-md:mt-10 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} isPicked={plan.id === picked} />
        ))}
      </div>
    </>
  )
}

function ShortPrice({ plan: { monthlyPrice, priceText } }: { plan: Plan }) {
  if (monthlyPrice === null) return priceText
  return (
    <>
      <span className="group-has-[[value=annual]:checked]/billing:hidden">
        {dollars(monthlyPrice)}
      </span>
      <span className="hidden group-has-[[value=annual]:checked]/billing:inline">
        {dollars(annualPrice(monthlyPrice).perMonth)}
      </span>
    </>
  )
}

function BillingChoice({ value, label }: { value: 'monthly' | 'annual'; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center rounded-[2px] px-5 text-small font-semibold text-quiet has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="billing"
        value={value}
        defaultChecked={value === 'monthly'}
        className="sr-only"
      />
      {label}
    </label>
  )
}

function PlanCard({ plan, isPicked }: { plan: Plan; isPicked: boolean }) {
  return (
    <section
      aria-labelledby={`plan-${plan.id}`}
      data-picked={isPicked || undefined}
      className={`border-t p-6 max-md:pb-10 md:row-span-6 md:grid md:grid-rows-subgrid md:first:pl-0 lg:p-8 ${plan.popular ? 'border-accent bg-raised' : 'border-edge max-md:px-0'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <h2 id={`plan-${plan.id}`} className="text-h3">
          {plan.name}
        </h2>
        {plan.popular ? <Badge tone="accent">{pricing.popular}</Badge> : null}
      </div>
      <p className="mt-3 text-small text-quiet">{plan.description}</p>
      <Price plan={plan} />
      <p className="mt-4 font-mono text-small">{plan.codeSize}</p>
      <div className="mt-6">
        <Button to={plan.action.to} variant={plan.popular ? 'primary' : 'outline'} fullWidth>
          {plan.action.label}
        </Button>
      </div>
      <div>
        <FeatureList heading={pricing.includes} features={plan.features} mark="+" />
        {plan.notIncluded.length > 0 ? (
          <FeatureList heading={pricing.excludes} features={plan.notIncluded} mark="–" />
        ) : null}
        {plan.review ? <Review links={plan.review} /> : null}
      </div>
    </section>
  )
}

function Price({ plan }: { plan: Plan }) {
  const { billing } = pricing
  if (plan.monthlyPrice === null) {
    return (
      <div className="mt-6">
        <p>
          <span className="text-h2 font-semibold tracking-tight">{plan.priceText}</span>
        </p>
        <p>{plan.payment}</p>
      </div>
    )
  }
  // Both in one place, so that the longer text does not move the buttons.
  const annual = annualPrice(plan.monthlyPrice)
  return (
    <div className="mt-6 grid *:[grid-area:1/1]">
      <div className="group-has-[[value=annual]:checked]/billing:invisible">
        <Amount value={plan.monthlyPrice} />
        <p>{billing.commitment}</p>
        <p className="text-small text-quiet">{billing.billedMonthly}</p>
      </div>
      <div className="invisible group-has-[[value=annual]:checked]/billing:visible">
        <Amount value={annual.perMonth} />
        <p>{billing.commitment}</p>
        <p className="text-small text-quiet">
          {dollars(annual.perYear)} {billing.perYear}
        </p>
      </div>
    </div>
  )
}

function Amount({ value }: { value: number }) {
  return (
    <p>
      <span className="text-h2 font-semibold tracking-tight">{dollars(value)}</span>{' '}
      <span className="text-small text-quiet md:max-lg:block">{pricing.billing.perMonth}</span>
    </p>
  )
}

function Review({ links }: { links: readonly PageLink[] }) {
  return (
    <div className="mt-8">
      <Label as="h3">{pricing.review}</Label>
      <ul className="mt-1">
        {links.map(({ label, to }) => (
          <li key={to} className="not-last:border-b border-hairline">
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FeatureList(props: { heading: string; features: readonly string[]; mark: '+' | '–' }) {
  const isIncluded = props.mark === '+'
  return (
    <div className="mt-8">
      <Label as="h3">{props.heading}</Label>
      <ul className="mt-3 text-small">
        {props.features.map((feature) => (
          <li key={feature} className={`flex gap-3 py-1.5 ${isIncluded ? '' : 'text-quiet'}`}>
            <span aria-hidden="true" className={`font-mono ${isIncluded ? 'text-accent' : ''}`}>
              {props.mark}
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </div>
  )
}
