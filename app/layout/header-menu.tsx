import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import type { NavItem } from '#copy/navigation.ts'
import type { PageLink } from '#copy/pages/types.ts'

interface HeaderMenuProps {
  id: 'menu-product' | 'menu-solutions'
  title: string
  items: readonly NavItem[]
  /** The page that lists all items. */
  all?: PageLink
  /** 800 px wide with two columns; otherwise 256 px. */
  wide?: boolean
}

/**
 * A dropdown of the desktop header. It's a native popover, so click, keyboard, Escape, and light dismiss need
 * no script, and `app/styles/header.css` shows it on hover. With scripts, hovering opens the popover itself, so
 * that the button is exposed as expanded.
 */
export function HeaderMenu({ id, title, items, all, wide }: HeaderMenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const isOpenByHover = useRef(false)
  const isOpen = () => panel.current?.matches(':popover-open') === true

  const open = () => {
    if (isOpen()) return
    panel.current?.showPopover()
    isOpenByHover.current = true
  }
  // Opens what CSS has shown on hover until now.
  useEffect(() => {
    if (panel.current?.matches('.menu-item:hover > *')) {
      panel.current.showPopover()
      isOpenByHover.current = true
    }
  }, [])
  const close = () => {
    const isInUse = panel.current?.contains(document.activeElement)
    if (isOpenByHover.current && !isInUse) panel.current?.hidePopover()
  }
  /** A click doesn't close the menu that hovering has opened. */
  const keep = (event: MouseEvent) => {
    if (isOpenByHover.current && isOpen()) event.preventDefault()
    isOpenByHover.current = false
  }

  return (
    <li
      className="menu-item flex h-full items-center"
      data-menu={id}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && open()}
      onPointerLeave={close}
    >
      <button
        type="button"
        popoverTarget={id}
        onClick={keep}
        className="menu-trigger flex h-11 cursor-pointer items-center gap-1.5 px-3"
      >
        {title}
        <Icon name="ChevronDown" size={14} />
      </button>
      <div ref={panel} id={id} popover="auto" className="menu-panel">
        <ul className={wide ? 'grid grid-cols-2' : ''}>
          {items.map((item) => (
            <li key={item.path}>
              <Link
                to={item.path}
                prefetch="intent"
                className="flex h-full gap-4 p-4 text-text hover:bg-ink focus-visible:-outline-offset-2"
              >
                <span className="mt-0.5 text-accent">
                  <Icon name={item.icon} />
                </span>
                <span>
                  <span className="block font-semibold">{item.title}</span>
                  <span className="mt-1 block text-small text-quiet">{item.description}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {all ? (
          <Link to={all.to} prefetch="intent" className="menu-all">
            {all.label}
          </Link>
        ) : null}
      </div>
    </li>
  )
}
