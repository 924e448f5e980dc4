import { feedResponse } from '#app/feeds/responses.ts'
import { brand } from '#copy/brand.ts'
import { colors } from '#copy/colors.ts'

const ink = colors.ink

/** The web app manifest, with a name and icons for home screens. The app opens in the browser. */
export const loader = () =>
  feedResponse(
    JSON.stringify({
      id: '/',
      name: `${brand.name}: ${brand.headline}`,
      short_name: brand.name,
      description: brand.description,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'browser',
      background_color: ink,
      theme_color: ink,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    'application/manifest+json; charset=utf-8',
    'fixedText',
  )
