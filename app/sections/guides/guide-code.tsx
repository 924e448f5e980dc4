import type { GuideStep } from '#copy/integrations/types.ts'

/** What a step types or writes; it scrolls in its own box. */
export function GuideCode({ code }: { code: NonNullable<GuideStep['code']> }) {
  return (
    <figure className="mt-5 border border-hairline bg-sunken">
      <figcaption
        data-people-only
        className="border-b border-hairline px-4 py-2 font-mono text-label text-quiet"
      >
        {code.language}
      </figcaption>
      <pre
        tabIndex={0}
        className="overflow-x-auto p-4 text-small leading-relaxed focus-visible:-outline-offset-2"
      >
        <code className={`language-${code.language}`}>{code.text}</code>
      </pre>
    </figure>
  )
}
