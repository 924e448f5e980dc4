import type { ReactNode } from 'react'
import { Footer } from '../../../../app/layout/footer.tsx'
import { Header } from '../../../../app/layout/header.tsx'
import { brand } from '../../../../copy/brand.ts'
import { home } from '../../../../copy/home.ts'
import { header } from '../../../../copy/navigation.ts'
import '../given.css'

export const metadata = {
  title: `${brand.name} – ${home.meta.title}`,
  description: home.meta.description,
  icons: '/given/favicon.svg',
}
export const viewport = { themeColor: '#0a0b0d' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        {['instrument-sans', 'geist-mono'].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={`/given/${font}-latin-wght-normal.woff2`}
            crossOrigin=""
          />
        ))}
      </head>
      <body>
        <a
          href="#content"
          className="sr-only z-60 bg-signal px-4 py-3 font-semibold text-signal-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {header.skip}
        </a>
        <Header />
        {children}
        <Footer />
      </body>
    </html>
  )
}
