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
      <div className="row grid gap-y-10 py-14">
        <div className="pt-0.5">
          <Logo />
        </div>
        <p className="max-w-2xl text-balance text-quiet max-lg:-mt-6">{brand.description}</p>
        <nav aria-label={footer.navigation} className="footer-columns text-small">
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul className="mt-4">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} prefetch="intent">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        {profiles.length > 0 ? (
          <ul
            aria-label={footer.social.heading}
            className="footer-profiles flex flex-wrap gap-x-5 text-small"
          >
            {profiles.map(([name, href]) => (
              <li key={name}>
                <ExternalLink href={href} className="footer-profile">
                  {footer.social.labels[name as keyof typeof social]}
                </ExternalLink>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="border-t border-hairline">
        <div className="row flex flex-wrap items-center justify-between gap-4 py-6 text-small text-quiet">
          <p>
            © {year} {footer.copyright}
          </p>
          <RegionDialog />
        </div>
      </div>
    </footer>
  )
}
