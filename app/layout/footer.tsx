import { Link } from 'react-router'
import { ExternalLink } from '#app/components/external-link.tsx'
import { Logo } from '#app/components/logo.tsx'
import { brand } from '#copy/brand.ts'
import { footer, footerColumns } from '#copy/navigation.ts'
import { RegionDialog } from './region-dialog.tsx'
import { useSite } from './use-site.ts'

/** The footer: every page of the site, the social profiles that are set, region and language. */
export function Footer() {
  const { social, year } = useSite()
  const profiles = Object.entries(social).filter(([, href]) => href)
  return (
    <footer className="border-t border-hairline bg-sunken">
      <div className="mx-auto grid max-w-368 gap-12 px-6 py-16 lg:grid-cols-[1.2fr_3fr] lg:px-18">
        <div>
          <Logo />
          <p className="mt-4 max-w-72 text-small text-quiet">{brand.description}</p>
          {profiles.length > 0 ? (
            <ul
              aria-label={footer.social.heading}
              className="mt-6 flex flex-wrap gap-x-5 text-small"
            >
              {profiles.map(([name, href]) => (
                <li key={name}>
                  <ExternalLink
                    href={href}
                    className="inline-flex min-h-9 items-center text-quiet underline decoration-edge underline-offset-4 hover:text-signal"
                  >
                    {footer.social.labels[name as keyof typeof social]}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <nav aria-label={footer.navigation} className="grid grid-cols-2 gap-10 sm:grid-cols-3">
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="font-mono text-label tracking-widest text-quiet uppercase">
                {heading}
              </h2>
              <ul className="mt-4 text-small">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      prefetch="intent"
                      className="inline-flex min-h-9 items-center hover:text-signal"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="mx-auto flex max-w-368 flex-wrap items-center justify-between gap-4 border-t border-hairline px-6 py-6 text-small text-quiet lg:px-18">
        <p>
          © {year} {footer.copyright}
        </p>
        <RegionDialog />
      </div>
    </footer>
  )
}
