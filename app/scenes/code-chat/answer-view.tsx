import { CodeBlock } from '../frame/code-block.tsx'
import { CodePath } from '../frame/code-path.tsx'
import { Prose } from '../frame/prose.tsx'
import type { SceneVariant } from '../frame/scene-frame.tsx'
import { type Answer, answers, chat, type Persona, type Verbosity } from './code-chat.data.ts'

/** Hides the answer when another radio button of either axis is checked. */
const unlessPersona = {
  engineer: 'group-has-[[data-axis=persona]:checked:not([value=engineer])]/chat:invisible',
  developer: 'group-has-[[data-axis=persona]:checked:not([value=developer])]/chat:invisible',
} satisfies Record<Persona, string>

const unlessVerbosity = {
  brief: 'group-has-[[data-axis=verbosity]:checked:not([value=brief])]/chat:invisible',
  full: 'group-has-[[data-axis=verbosity]:checked:not([value=full])]/chat:invisible',
} satisfies Record<Verbosity, string>

/** The answer shown to readers without the controls. */
const fullest = answers.find(
  ({ persona, verbosity }) => persona === 'engineer' && verbosity === 'full',
)

interface AnswerViewProps {
  readonly answer: Answer
  readonly variant: SceneVariant
}

const layouts = {
  full: 'flex flex-col',
  compact: 'flex flex-col',
  // The code is beside the rest.
  wide: 'flex flex-col @3xl:grid @3xl:grid-cols-[4fr_7fr] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-8',
} satisfies Record<SceneVariant, string>

/** One of the four answers. Only the full variant has all of it. */
export function AnswerView({ answer, variant }: AnswerViewProps) {
  const { code, steps, test, standards } = answer
  const compact = variant !== 'full'
  return (
    <div
      data-answer={`${answer.persona}-${answer.verbosity}`}
      data-people-only={answer === fullest ? undefined : true}
      className={`${layouts[variant]} gap-3 ${unlessPersona[answer.persona]} ${unlessVerbosity[answer.verbosity]}`}
    >
      <p className="m-0 font-medium">
        <Prose text={answer.verdict} />
      </p>
      <div
        className={variant === 'wide' ? '@3xl:col-start-2 @3xl:row-span-3 @3xl:row-start-1' : ''}
      >
        <CodeBlock path={chat.codePath} line={chat.codeLine} note={code.note} lines={code.lines} />
      </div>
      <p className="m-0 max-w-[68ch] text-quiet">
        <Prose text={answer.text} />
      </p>
      {!compact && steps !== undefined && <Steps steps={steps} />}
      {!compact && test !== undefined && (
        <CodeBlock path={chat.test.path} note={chat.test.note} lines={test} />
      )}
      {!compact && standards !== undefined && <Standards items={standards} />}
      <Cites
        cites={compact || !steps ? answer.cites : notIn(answer.cites, steps)}
        short={compact}
      />
    </div>
  )
}

function Steps({ steps }: { readonly steps: NonNullable<Answer['steps']> }) {
  return (
    <ol className="m-0 flex list-none flex-col gap-2 p-0">
      {steps.map((step, index) => (
        <li key={step.says} className="grid grid-cols-[1.5rem_1fr]">
          <span aria-hidden="true" className="font-mono text-label text-quiet leading-[1.4rem]">
            {index + 1}
          </span>
          <span>
            <Prose text={step.says} /> <CodePath path={step.path} line={step.line} short />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Standards({ items }: { readonly items: NonNullable<Answer['standards']> }) {
  return (
    <ul className="m-0 flex list-none flex-col gap-1 p-0 font-mono text-label text-quiet">
      {items.map((item) => (
        <li key={item} className="[overflow-wrap:anywhere]">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** Those whose line no step cites. */
function notIn(cites: Answer['cites'], steps: Answer['cites']): Answer['cites'] {
  return cites.filter(
    ({ path, line }) => !steps.some((step) => step.path === path && step.line === line),
  )
}

interface CitesProps {
  readonly cites: Answer['cites']
  readonly short: boolean
}

function Cites({ cites, short }: CitesProps) {
  return (
    <div className="border-hairline border-t pt-3">
      <p className="sr-only">{chat.cited}</p>
      <ul className="m-0 flex list-none flex-col gap-1.5 p-0">
        {cites.map((cite) => (
          <li key={cite.path + cite.says} className="flex flex-wrap gap-x-3 text-label text-quiet">
            <CodePath path={cite.path} line={cite.line} short={short} />
            <span>{cite.says}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
