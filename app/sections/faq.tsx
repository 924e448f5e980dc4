import { Disclosure } from '#app/components/disclosure.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import type { Question } from '#copy/pages/types.ts'

/** Frequently asked questions as disclosures. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div className="mt-10">
      {items.map(({ question, answer, link }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
          {link ? <TextLink to={link.to}>{link.label}</TextLink> : null}
        </Disclosure>
      ))}
    </div>
  )
}
