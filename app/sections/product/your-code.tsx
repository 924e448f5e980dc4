import { TextLink } from '#app/components/text-link.tsx'
import { yourCode } from '#copy/products/your-code.ts'

/** How a customer's code is handled, each statement with the clause behind it. */
export function YourCode() {
  return (
    <dl className="mt-8 border-b border-hairline">
      {yourCode.practices.map(({ title, text, clause }) => (
        <div
          key={title}
          className="grid gap-x-8 gap-y-1 border-t border-hairline py-5 lg:grid-cols-[1fr_2fr_1fr]"
        >
          <dt className="text-h4 font-semibold">{title}</dt>
          <dd className="text-quiet">{text}</dd>
          {clause ? (
            <dd className="lg:-my-2.5 lg:text-right">
              <TextLink to={clause.to}>{clause.label}</TextLink>
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  )
}
