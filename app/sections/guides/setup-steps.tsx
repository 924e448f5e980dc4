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
          className="grid gap-x-6 border-t border-hairline py-8 sm:grid-cols-[3rem_minmax(0,1fr)] lg:grid-cols-[3rem_minmax(0,1fr)_minmax(0,2fr)]"
        >
          <p className="item-number font-mono text-small leading-7 text-accent" />
          <h3>{title}</h3>
          <p className="max-w-prose text-quiet max-lg:mt-3 sm:col-start-2 lg:col-start-3 [&_code]:inline-block">
            <TextWithCode text={text} />
          </p>
          {code ? (
            <CodeBox
              name={title}
              code={code.text}
              language={code.language}
              className="mt-5 min-w-0 sm:col-start-2 sm:-col-end-1"
            >
              <CodeText text={code.text} tokens={code.tokens} />
            </CodeBox>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
