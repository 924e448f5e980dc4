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
      <div className="mx-auto grid max-w-368 gap-y-10 px-(--gutter) py-14 lg:grid-cols-[8.5rem_minmax(0,1fr)] lg:gap-x-18">
        <div className="self-start">
          <Logo />
        </div>
        <p className="max-w-prose text-quiet max-lg:-mt-6 lg:col-start-2">{brand.description}</p>
        <nav
          aria-label={footer.navigation}
          className="grid grid-cols-2 gap-x-6 gap-y-10 text-small lg:col-start-2 lg:grid-cols-4 lg:gap-x-0"
        >
          {footerColumns.map(({ heading, links }) => (
            <div key={heading} className="first:row-span-2 lg:first:col-span-2 lg:first:row-span-1">
              <h2 className="font-mono text-label tracking-widest text-quiet uppercase">
                {heading}
              </h2>
              <ul className={`mt-4 ${links.length > 5 ? footerWide : ''}`}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-flex min-h-9 items-center leading-5 hover:text-signal"
                    >
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
            className="flex flex-wrap gap-x-5 text-small lg:col-start-1 lg:row-start-2 lg:row-end-4 lg:flex-col"
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
      <div className="border-t border-hairline">
        <div className="mx-auto flex max-w-368 flex-wrap items-center justify-between gap-4 px-(--gutter) py-6 text-small text-quiet">
          <p>
            © {year} {footer.copyright}
          </p>
          <RegionDialog />
        </div>
      </div>
    </footer>
  )
}

/** A long column stands in two, each as wide as the sheet's. */
const footerWide = 'lg:grid lg:auto-cols-fr lg:grid-flow-col lg:grid-rows-5'
