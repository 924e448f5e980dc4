import { TextLink } from '#app/components/text-link.tsx'
import { pageLabels } from '#copy/pages/labels.ts'
import { type OpenTopic, openBuyerQuestions, openQuestions } from '#copy/trust/open-questions.ts'

/** The questions of a topic that only the owner can answer, each with a link to ask. */
export function OpenQuestionList({ topic }: { topic: OpenTopic }) {
  const { label, to } = openQuestions.ask
  const questions = openBuyerQuestions.filter((one) => one.topic === topic)
  return (
    <ul className="border-b border-hairline">
      {questions.map(({ id, question }) => (
        <li
          key={id}
          className="flex items-center justify-between gap-x-6 border-t border-hairline py-1"
        >
          <span>{question} </span>
          <TextLink to={to} className="shrink-0" about={pageLabels.about(question)}>
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
