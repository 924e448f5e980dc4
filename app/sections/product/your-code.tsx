import { TextLink } from '#app/components/text-link.tsx'
import { yourCode } from '#copy/products/your-code.ts'

/** How a customer's code is handled. Each statement links to its clause in the Terms. */
export function YourCode({ titleId }: { titleId: string }) {
  return (
    <>
      <h2 id={titleId} className="text-h4">
        {yourCode.heading}
      </h2>
      <dl className="mt-3 border-b border-hairline text-small">
        {yourCode.practices.map(({ title, text, clause }) => (
          <div
            key={title}
            className="grid gap-x-6 border-t border-hairline py-3 md:grid-cols-[1fr_2fr]"
          >
            <dt className="font-semibold">{title}</dt>
            <dd className="text-quiet max-md:mt-1">{text}</dd>
            {clause ? (
              <dd className="-my-2 md:col-start-2">
                <TextLink to={clause.to}>{clause.label}</TextLink>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
    </>
  )
}
