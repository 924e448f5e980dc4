import { useEffect } from 'react'
import { Link } from 'react-router'
import { matchesMedia } from '#app/browser-values/media-query.ts'
import { Button } from '#app/components/button.tsx'
import { closeDialog, DialogButton, Modal } from '#app/components/dialog.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Logo } from '#app/components/pictures/logo.tsx'
import {
  allServices,
  directLinks,
  header,
  mobileLinks,
  type NavItem,
  productMenu,
  solutionsMenu,
} from '#copy/navigation.ts'
import type { PageLink } from '#copy/pages/types.ts'
import { useSite } from './use-site.ts'

const id = 'mobile-menu'

/** From this width on (`lg`), the header shows its own menus. */
const DESKTOP = '(width >= 64rem)'

/** The menu of small screens: a modal dialog over the whole page, which doesn't scroll while it's open. */
export function MobileMenu() {
  const { appUrl } = useSite()

  useEffect(() => {
    const close = () => matchesMedia(DESKTOP) && closeDialog(id)
    addEventListener('resize', close)
    return () => removeEventListener('resize', close)
  }, [])

  return (
    <div className="contents">
      <DialogButton
        dialog={id}
        className="-mr-2 flex size-11 items-center justify-center lg:hidden"
      >
        <span className="sr-only">{header.openMenu}</span>
        <span aria-hidden="true" className="mobile-menu-lines" />
      </DialogButton>
      <Modal id={id} aria-label={header.menu} className="mobile-menu">
        {/* The button comes first, because a dialog focuses its first control. */}
        <div className="row flex h-16 flex-row-reverse items-center justify-between">
          <DialogButton
            dialog={id}
            closes
            className="-mr-2 flex size-11 items-center justify-center"
          >
            <span className="sr-only">{header.closeMenu}</span>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="M1 1l14 14M15 1L1 15" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </DialogButton>
          <Link to="/" aria-label={header.home} className="flex min-h-11 items-center">
            <Logo />
          </Link>
        </div>
        <nav
          aria-label={header.mobileNavigation}
          className="flex min-h-[calc(100dvh-4rem)] flex-col border-t border-hairline px-(--gutter) pb-6"
        >
          <Accordion title={header.product} items={productMenu} all={allServices} />
          <Accordion title={header.solutions} items={solutionsMenu} />
          <ul>
            {[...directLinks, ...mobileLinks].map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  prefetch="intent"
                  className="flex min-h-14 items-center border-b border-hairline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 pt-6">
            <Button to={appUrl ?? header.signUp.to} newTab={appUrl !== undefined} fullWidth>
              {header.signUp.label}
            </Button>
            <Button to={header.demo.to} variant="outline" fullWidth>
              {header.demo.label}
            </Button>
          </div>
        </nav>
      </Modal>
    </div>
  )
}

interface AccordionProps {
  title: string
  items: readonly NavItem[]
  /** The page that lists all items. */
  all?: PageLink
}

function Accordion({ title, items, all }: AccordionProps) {
  return (
    <details name="mobile-menu" className="group border-b border-hairline">
      <summary className="flex min-h-14 list-none items-center justify-between">
        {title}
        <span className="transition-transform duration-150 group-open:rotate-180">
          <Icon name="ChevronDown" size={16} />
        </span>
      </summary>
      <ul className="pb-3">
        {items.map((item) => (
          <li key={item.path}>
            <Link
              to={item.path}
              prefetch="intent"
              className="flex min-h-12 items-center gap-3 text-quiet"
            >
              <span className="text-accent">
                <Icon name={item.icon} size={18} />
              </span>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      {all ? (
        <Link to={all.to} prefetch="intent" className="menu-all">
          {all.label}
        </Link>
      ) : null}
    </details>
  )
}
