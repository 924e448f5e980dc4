import type { TextSection } from '#copy/pages/types.ts'

interface TextSectionsProps {
  sections: readonly TextSection[]
  level: 2 | 3
  /** `rows` puts the heading beside its text. `columns` puts two sections side by side, in small text. */
  layout?: keyof typeof looks
}

const looks = {
  rows: {
    list: 'border-b border-hairline',
    item: 'grid gap-y-4 border-t border-hairline py-8 lg:grid-cols-[1fr_3fr] lg:py-10',
    heading: 'text-h3 lg:pr-8',
    text: '',
  },
  columns: {
    list: 'gap-x-12 lg:columns-2',
    item: 'break-inside-avoid border-t border-hairline pt-4 pb-8',
    heading: 'mb-2 text-h4',
    text: 'text-small text-quiet',
  },
} as const

/** Headings with their paragraphs and lists. */
export function TextSections({ sections, level, layout = 'rows' }: TextSectionsProps) {
  const Heading = `h${level}` as const
  const look = looks[layout]
  return (
    <div className={look.list}>
      {sections.map(({ id, title, text, list }) => (
        <div key={id} id={id} className={look.item}>
          <Heading className={look.heading}>{title}</Heading>
          <div className={`prose ${look.text}`}>
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
