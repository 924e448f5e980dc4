import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { productPage } from '#copy/products/page.ts'
import type { CodeExample } from '#copy/products/types.ts'

/** A question and its answer, with one column per paragraph. */
export function Conversation({ example }: { example: CodeExample }) {
  const { question, persona, verbosity, answer } = example
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-4">
      <div className="h-fit rounded-edge border border-edge bg-raised px-4 py-3">
        <p className="font-mono text-label text-quiet">
          {productPage.example.question} · {persona}, {verbosity}
        </p>
        <p className="mt-2 font-medium">{question}</p>
      </div>
      <div className="border-l border-accent pl-5 lg:col-span-3">
        <p className="font-mono text-label text-quiet">{productPage.example.answer}</p>
        <div className="mt-2 grid gap-x-8 gap-y-3 text-small md:grid-cols-3">
          {answer.map((paragraph) => (
            <p key={paragraph}>
              <TextWithCode text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}
