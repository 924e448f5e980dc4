import { Link } from 'react-router'
import { ExternalLink } from '#app/components/external-link.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Optional } from '#app/components/optional.tsx'
import { Logo } from '#app/components/pictures/logo.tsx'
import { brand } from '#copy/brand.ts'
import { footer, footerColumns } from '#copy/navigation.ts'
import { RegionDialog } from './region-dialog.tsx'
import { useSite } from './use-site.ts'

/** The footer: every page of the site, the social profiles that are set as icons, region and language. */
export function Footer() {
  const { social, year } = useSite()
  const profiles = footer.social.profiles.filter(({ id }) => social[id])
  return (
    <footer className="border-t border-hairline bg-sunken">
      <div className="row grid gap-y-8 pt-11 pb-8">
        <div>
          <Logo />
        </div>
        <nav aria-label={footer.navigation} className="footer-columns text-small">
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul className="mt-2.5">
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
      </div>
      <div className="border-t border-hairline">
        <div className="row flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-small text-quiet">
          <div>
            <p className="max-w-[36em] text-balance">{brand.description}</p>
            <p className="mt-1">
              © {year} {footer.copyright}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            {profiles.length > 0 ? (
              <ul aria-label={footer.social.heading} className="-ml-3 flex">
                {profiles.map(({ id, name }) => (
                  <li key={id}>
                    <ExternalLink href={social[id]} className="footer-profile">
                      <Icon name={name} />
                      <span className="sr-only">{name}</span>
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            ) : null}
            <Optional>
              <RegionDialog />
            </Optional>
          </div>
        </div>
      </div>
    </footer>
  )
}
