import { CodeBlock } from '../frame/code-block.tsx'
import { CodeLocation } from '../frame/code-location.tsx'
import { TextWithCode } from '../frame/text-with-code.tsx'
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

/** One of the four answers. In a wide scene, its code is next to the rest, in a narrow one below the text. */
export function AnswerView({ answer }: { readonly answer: Answer }) {
  const { code } = answer
  return (
    <div
      data-answer={`${answer.persona}-${answer.verbosity}`}
      data-no-markdown={answer === fullest ? undefined : true}
      className={`flex flex-col gap-3 @3xl:grid @3xl:grid-cols-[4fr_7fr] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-8 ${unlessPersona[answer.persona]} ${unlessVerbosity[answer.verbosity]}`}
    >
      <p className="m-0 font-medium">
        <TextWithCode text={answer.verdict} />
      </p>
      <div className="@max-md:order-1 @3xl:col-start-2 @3xl:row-span-3 @3xl:row-start-1">
        <CodeBlock path={chat.codePath} line={chat.codeLine} note={code.note} lines={code.lines} />
      </div>
      <p className="m-0 max-w-[68ch] text-quiet">
        <TextWithCode text={answer.text} />
      </p>
      <Cites cites={answer.cites} />
    </div>
  )
}

function Cites({ cites }: { readonly cites: Answer['cites'] }) {
  return (
    <div className="border-hairline border-t pt-3 @max-md:order-1">
      <p className="sr-only">{chat.cited}</p>
      <ul className="m-0 flex list-none flex-col gap-1.5 p-0">
        {cites.map((cite) => (
          <li key={cite.path + cite.says} className="flex flex-wrap gap-x-3 text-label text-quiet">
            <CodeLocation path={cite.path} line={cite.line} short />
            <span>{cite.says}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
