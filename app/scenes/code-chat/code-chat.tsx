import { Choice } from '../frame/choice.tsx'
import { Fact } from '../frame/fact.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'
import { AnswerView } from './answer-view.tsx'
import { answers, chat } from './code-chat.data.ts'

/**
 * Code chat: a question about a repository, answered for a persona and a verbosity. All four answers are in
 * the page. The radio buttons show the selected one without scripts.
 */
export function CodeChatScene({ variant = 'full' }: SceneProps) {
  const compact = variant !== 'full'
  return (
    <SceneFrame
      variant={variant}
      title={chat.title}
      source={compact ? chat.source : chat.commit}
      caption={chat.caption}
    >
      <div
        className={`group/chat grow ${compact ? 'flex flex-col' : '@3xl:grid @3xl:grid-cols-[14rem_1fr]'}`}
      >
        <div
          className={`flex shrink-0 flex-wrap gap-x-6 border-hairline border-b px-4 ${compact ? 'gap-y-2 py-3' : 'gap-y-4 py-4 @3xl:flex-col @3xl:flex-nowrap @3xl:gap-y-6 @3xl:border-r @3xl:border-b-0'}`}
        >
          {!compact && <Target />}
          <Choice
            legend={chat.persona.label}
            axis="persona"
            options={chat.persona.options}
            initial="engineer"
            layout={compact ? 'line' : 'aside'}
          />
          <Choice
            legend={chat.verbosity.label}
            axis="verbosity"
            options={chat.verbosity.options}
            initial="full"
            layout={compact ? 'line' : 'aside'}
          />
        </div>
        <div className="flex min-w-0 flex-col px-4 py-4 @3xl:px-6 @3xl:py-5">
          <p
            className={`m-0 font-mono text-label text-quiet ${variant === 'wide' ? 'sr-only' : compact ? 'hidden @xl:block' : ''}`}
          >
            {chat.questionLabel}
          </p>
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
                <AnswerView
                  key={answer.persona + answer.verbosity}
                  answer={answer}
                  variant={variant}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </SceneFrame>
  )
}

function Target() {
  return (
    <dl className="m-0 grid basis-full grid-cols-[6rem_1fr] gap-y-1 font-mono text-label *:contents @3xl:*:block @3xl:basis-auto @3xl:grid-cols-1 @3xl:gap-y-3">
      {chat.target.map(([term, value]) => (
        <Fact key={term} name={term}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}
