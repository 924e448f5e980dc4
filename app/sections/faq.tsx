import { Disclosure } from '#app/components/disclosure.tsx'
import type { Question } from '#copy/page.ts'

/** Questions that open to their answers. */
export function Faq({ items }: { items: readonly Question[] }) {
  return (
    <div className="mt-10">
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
