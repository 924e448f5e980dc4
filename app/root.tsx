import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import './browser-values/attribution.ts'
import { colors } from '#copy/colors.ts'
import { blogLink, header } from '#copy/navigation.ts'
import type { Route } from './+types/root'
import { earlyControls, restoreTyped } from './browser-values/typed-early.ts'
import { runDeferredScripts } from './deferred/deferred-scripts.ts'
import { Consent } from './layout/consent.tsx'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { PageTransition } from './layout/page-transition.tsx'
import { PendingNavigation } from './layout/pending-navigation.tsx'
import { RouteAnnouncer } from './layout/route-announcer.tsx'
import { useFragmentPositions } from './layout/use-fragment-positions.ts'
import { useRemoveServerTags } from './layout/use-remove-server-tags.ts'
import type { RootData } from './layout/use-site.ts'
import { headOverrides } from './loaders/site-content.server.ts'
import { pageHandle } from './meta/page-handle.ts'
import { redirectMissing } from './not-found/redirect-missing.server.ts'
import { pageList, requestContext } from './request-context.server.ts'
import { ErrorPage } from './sections/error-page.tsx'
import css from './styles/app.css?inline'

export const middleware: Route.MiddlewareFunction[] = [redirectMissing]

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const given = context.get(requestContext)
  const { preview } = given
  // Only feeds name the hub.
  const { webSubHub: _, ...site } = given.site
  return {
    ...site,
    heads: await headOverrides(given, context.get(pageList)()),
    year: new Date().getUTCFullYear(),
    ...(preview ? { preview: preview.perspective } : {}),
  }
}

/** The root's data doesn't change during a visit, except while someone edits it. */
export const shouldRevalidate = () => location.pathname.startsWith('/preview/site/')

/**
 * The inline stylesheet. When React replaces a page with the root's error boundary, it rebuilds the document,
 * so the browser reads the styles from the old document instead of downloading them again.
 */
const inlineCss = import.meta.env.SSR ? css : document.querySelector('head > style')?.textContent

/** The document, for pages and for errors. */
export function Layout({ children }: { children: ReactNode }) {
  const hasFooter = !useMatches().some(({ handle }) => pageHandle(handle).hidesFooter)
  // Read again if hydration fails, right before React renders the page again.
  const [early] = useState(earlyControls)
  useLayoutEffect(() => {
    if (early) restoreTyped(early)
  }, [early])
  useEffect(runDeferredScripts, [])
  useFragmentPositions()
  useRemoveServerTags()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* iOS would turn numbers and dates into links before hydration. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <Meta />
        <link rel="preload" as="font" type="font/woff2" href={instrumentSans} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={geistMono} crossOrigin="" />
        {/* First, so that a stylesheet of the page is requested before the browser reads the long inline one. */}
        <Links />
        <style suppressHydrationWarning>{inlineCss}</style>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          href="/blogs/feed.xml"
          title={blogLink.label}
        />
        <meta name="theme-color" content={colors.ink} />
      </head>
      <body>
        <a href="#content" className="skip">
          {header.skip}
        </a>
        <Header />
        <PendingNavigation />
        {children}
        {hasFooter ? <Footer /> : null}
        <Consent />
        <RouteAnnouncer />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Loaded in previews only. */
const EditOverlays = lazy(() => import('./sections/preview/edit-overlays.tsx'))

export default function Root({ loaderData: { preview } }: Route.ComponentProps) {
  return (
    <>
      <PageTransition>
        <main id="content" tabIndex={-1} className="frame outline-none">
          <Outlet />
        </main>
      </PageTransition>
      {preview ? (
        <Suspense>
          <EditOverlays perspective={preview} />
        </Suspense>
      ) : null}
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content" tabIndex={-1} className="frame outline-none">
      <ErrorPage error={error} />
    </main>
  )
}
