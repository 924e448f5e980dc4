import { type OpenTopic, openBuyerQuestions } from '#copy/trust/open-questions.ts'

/** The questions of a topic that only the owner can answer. */
export function OpenQuestionList({ topic }: { topic: OpenTopic }) {
  const questions = openBuyerQuestions.filter((one) => one.topic === topic)
  return (
    <ul className="border-b border-hairline">
      {questions.map(({ id, question }) => (
        <li key={id} className="border-t border-hairline py-2">
          {question}
        </li>
      ))}
    </ul>
  )
}
