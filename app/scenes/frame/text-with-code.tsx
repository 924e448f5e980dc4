import { UnbrokenWords } from '#app/components/unbroken-words.tsx'
import { mentionOf } from './mentions.ts'

/** Text with code in `backticks`. It doesn't break CWE and CVE IDs at their hyphens. */
export function TextWithCode({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index}${part}`
    if (index % 2 === 0) return <UnbrokenWords key={key} text={part} />
    return (
      <code key={key} {...mentionOf(part)} className="text-text wrap-anywhere">
        {part}
      </code>
    )
  })
}
