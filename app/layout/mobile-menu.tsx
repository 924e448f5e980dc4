import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Icon } from '#app/components/icon.tsx'
import { directLinks, header, type NavItem, productMenu, solutionsMenu } from '#copy/navigation.ts'
import { useSite } from './use-site.ts'

/** The menu of small screens: a popover over the whole page, which does not scroll meanwhile. */
export function MobileMenu() {
  const { appUrl } = useSite()
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        className="mobile-menu-toggle -mr-2 flex size-11 cursor-pointer items-center justify-center"
      >
        <span className="when-closed sr-only">{header.openMenu}</span>
        <span className="when-open sr-only">{header.closeMenu}</span>
        <span aria-hidden="true" className="mobile-menu-lines" />
      </button>
      <div id="mobile-menu" popover="auto" className="mobile-menu">
        <nav
          aria-label={header.mobileNavigation}
          className="flex min-h-full flex-col px-(--gutter) pb-10"
        >
          <Accordion title={header.product} items={productMenu} />
          <Accordion title={header.solutions} items={solutionsMenu} />
          <ul>
            {directLinks.map(({ label, to }) => (
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
          <div className="mt-8">
            <Button
              to={appUrl ?? header.signUp.to}
              newTab={appUrl !== undefined}
              fullWidth
              size="lg"
            >
              {header.signUp.label}
            </Button>
          </div>
        </nav>
      </div>
    </div>
  )
}

function Accordion({ title, items }: { title: string; items: readonly NavItem[] }) {
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
              <span className="text-signal">
                <Icon name={item.icon} size={18} />
              </span>
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
