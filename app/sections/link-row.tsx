import { TextLink } from '#app/components/text-link.tsx'
import type { PageLink } from '#copy/pages/types.ts'

/** Links side by side, such as those below a section. */
export function LinkRow({ links }: { links: readonly PageLink[] }) {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-8">
      {links.map(({ label, to }) => (
        <li key={to}>
          <TextLink to={to} size="body">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
