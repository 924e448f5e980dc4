import { Choice } from '../frame/choice.tsx'
import { SceneFrame } from '../frame/scene-frame.tsx'
import { AnswerView } from './answer-view.tsx'
import { answers, chat } from './code-chat.data.ts'

/**
 * Code chat: a question about a repository, answered for a persona and a verbosity. All four answers are in
 * the page. The radio buttons show the selected one without scripts.
 */
export function CodeChatScene() {
  return (
    <SceneFrame title={chat.title} source={chat.source} caption={chat.caption}>
      <div className="group/chat flex flex-col">
        <div className="flex shrink-0 flex-wrap gap-x-6 gap-y-2 border-hairline border-b px-4 py-3">
          <Choice
            legend={chat.persona.label}
            axis="persona"
            options={chat.persona.options}
            initial="engineer"
            layout="line"
          />
          <Choice
            legend={chat.verbosity.label}
            axis="verbosity"
            options={chat.verbosity.options}
            initial="full"
            layout="line"
          />
        </div>
        <div className="flex min-w-0 flex-col px-4 py-4 @3xl:px-6 @3xl:py-5">
          <p className="sr-only">{chat.questionLabel}</p>
          <p className="m-0 mt-1 text-balance font-medium text-body leading-snug">
            {chat.question}
          </p>
          <div className="relative mt-3 border-accent border-l pl-3 @lg:pl-4">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[3.5px] size-1.5 rotate-45 bg-accent"
            />
            <div aria-live="polite" className="scene-choices">
              {answers.map((answer) => (
                <AnswerView key={answer.persona + answer.verbosity} answer={answer} />
              ))}
            </div>
          </div>
        </div>
      </div>
    </SceneFrame>
  )
}
