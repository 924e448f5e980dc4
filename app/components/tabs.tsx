import { Link } from 'react-router'

interface TabsProps {
  label: string
  items: readonly { to: string; label: string; current: boolean }[]
}

/** Views of a page as links. Each has its own URL, so they work without scripts. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              prefetch="intent"
              preventScrollReset
              aria-current={item.current ? 'page' : undefined}
              className="group inline-flex min-h-11 items-center gap-3 rounded-edge border border-edge px-4 text-small font-semibold text-quiet hover:border-accent hover:text-text aria-[current]:border-accent aria-[current]:text-text"
            >
              <span
                aria-hidden="true"
                className="size-1.75 rotate-45 border border-edge group-aria-[current]:border-accent group-aria-[current]:bg-accent"
              />
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
