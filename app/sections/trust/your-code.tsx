import { TextLink } from '#app/components/text-link.tsx'
import { Section } from '#app/sections/section.tsx'
import { trust } from '#copy/trust/trust.ts'
import { yourCode } from '#copy/trust/your-code.ts'

/** How a customer's code is handled, with the clauses of the Terms. */
export function YourCode() {
  const { id, label } = trust.yourCode
  return (
    <Section id={id} label={label} title={yourCode.heading}>
      <dl className="mt-8 border-b border-hairline">
        {yourCode.practices.map(({ title, text, clause }) => (
          <div
            key={title}
            className="grid gap-x-8 border-t border-hairline py-4 md:grid-cols-[1fr_2fr_1fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="max-w-prose text-quiet max-md:mt-1">{text}</dd>
            {clause ? (
              <dd className="-my-2.5 max-md:-mb-3">
                <TextLink to={clause.to}>{clause.label}</TextLink>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </Section>
  )
}
