import { TextLink } from '#app/components/text-link.tsx'
import { yourCode } from '#copy/products/your-code.ts'

/** How a customer's code is handled, each statement with the clause behind it. */
export function YourCode() {
  return (
    <>
      <h2 className="text-h3">{yourCode.heading}</h2>
      <dl className="mt-4 grid gap-x-6 gap-y-5 text-small sm:grid-cols-2 lg:grid-cols-4">
        {yourCode.practices.map(({ title, text, clause }) => (
          <div key={title} className="border-t border-hairline pt-3">
            <dt className="text-body font-semibold">{title}</dt>
            <dd className="mt-1 text-quiet">{text}</dd>
            {clause ? (
              <dd className="-mb-3">
                <TextLink to={clause.to}>{clause.label}</TextLink>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </>
  )
}
