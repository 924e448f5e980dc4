import type { TextSection } from '#copy/pages/types.ts'

/** Sections with the heading next to its text. */
export function TextSections({ sections }: { sections: readonly TextSection[] }) {
  return (
    <div className="border-b border-hairline">
      {sections.map((section) => (
        <div
          key={section.id}
          id={section.id}
          className="grid gap-y-4 border-t border-hairline py-8 lg:grid-cols-[1fr_3fr] lg:py-10"
        >
          <h2 className="text-h3 lg:pr-8">{section.title}</h2>
          <Prose of={section} />
        </div>
      ))}
    </div>
  )
}

/** The paragraphs and the list of a section. */
export function Prose({ of: { text, list } }: { of: TextSection }) {
  return (
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
  )
}
