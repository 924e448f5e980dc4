import { CodeBox } from '#app/components/code-box.tsx'
import { CodeText, type Language } from '#app/components/code-text.tsx'
import type { IntegrationGuide } from '#copy/integrations/types.ts'
import { CodeWords } from './code-words.tsx'

const grammars: Record<'bash' | 'yaml' | 'terraform', Language> = {
  bash: 'bash',
  yaml: 'yaml',
  terraform: 'hcl',
}

/** The numbered steps, each with its commands. */
export function SetupSteps({ steps }: { steps: IntegrationGuide['steps'] }) {
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
            <p className="mt-3 max-w-prose text-quiet">
              <CodeWords text={text} />
            </p>
            {code ? (
              <CodeBox name={title} code={code.text} language={code.language} className="mt-5">
                <CodeText text={code.text} language={grammars[code.language]} />
              </CodeBox>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
