import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText } from '#app/components/code-text.tsx'
import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import type { highlightedGuides } from './highlighted-guides.build.ts'

type Steps = (typeof highlightedGuides)[number]['steps']

/** The numbered steps, each with its commands. */
export function SetupSteps({ steps }: { steps: Steps }) {
  return (
    <ol className="numbered mt-10">
      {steps.map(({ title, text, code }) => (
        <li
          key={title}
          className="grid gap-x-6 border-t border-hairline py-8 sm:grid-cols-[3rem_1fr]"
        >
          <p className="item-number font-mono text-small leading-7 text-accent" />
          <div className="min-w-0">
            <h3>{title}</h3>
            <p className="mt-3 max-w-prose text-quiet [&_code]:inline-block">
              <TextWithCode text={text} />
            </p>
            {code ? (
              <CodeBox name={title} code={code.text} language={code.language} className="mt-5">
                <CodeText text={code.text} tokens={code.tokens} />
              </CodeBox>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
