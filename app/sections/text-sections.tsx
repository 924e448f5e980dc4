import type { TextSection } from '#copy/page.ts'

/** Paragraphs as rows: heading on the left, text on the right. */
export function TextSections({
  sections,
  level,
}: {
  sections: readonly TextSection[]
  level: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <div className="border-b border-hairline">
      {sections.map(({ id, title, text, list }) => (
        <div
          key={id}
          id={id}
          className="grid gap-y-4 border-t border-hairline py-8 lg:grid-cols-[1fr_3fr] lg:py-10"
        >
          <Heading className="text-h3 lg:pr-8">{title}</Heading>
          <div className="prose">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list ? (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      ))}
    </div>
  )
}
