import { UnbrokenIds } from '#app/components/unbroken-ids.tsx'
import { mentionOf } from './mentions.ts'

/** Text with code in `backticks` that doesn't break CWE and CVE IDs at their hyphens. */
export function Prose({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <UnbrokenIds key={key} text={part} />
    return (
      <code
        key={key}
        {...mentionOf(part)}
        className="font-mono text-[max(0.8125rem,0.92em)] text-text [overflow-wrap:anywhere]"
      >
        {part}
      </code>
    )
  })
}
