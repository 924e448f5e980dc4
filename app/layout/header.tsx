import { Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/pictures/logo.tsx'
import { allServices, directLinks, header, productMenu, solutionsMenu } from '#copy/navigation.ts'
import { HeaderMenu } from './header-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useMenuClosing } from './use-menu-closing.ts'

/** The fixed header: translucent dark past 50 px of scroll (app/styles/header.css). */
export function Header() {
  useMenuClosing()
  return (
    <header className="site-header">
      <div className="row flex h-16 items-center justify-between gap-4">
        <Link
          to="/"
          prefetch="intent"
          aria-label={header.home}
          className="flex min-h-11 items-center"
        >
          <Logo />
        </Link>
        <nav aria-label={header.navigation} className="hidden h-full lg:block">
          <ul className="-mx-3 flex h-full items-center text-small">
            <HeaderMenu
              id="menu-product"
              title={header.product}
              items={productMenu}
              all={allServices}
              wide
            />
            <HeaderMenu id="menu-solutions" title={header.solutions} items={solutionsMenu} />
            {directLinks.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} prefetch="intent" className="menu-link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden whitespace-nowrap lg:block">
          <Button to={header.signUp.to} size="sm">
            {header.signUp.label}
          </Button>
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}
