import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './app/oldest-browsers.ts'

/**
 * What every page needs, and the small components that most pages share: one file, which compresses
 * better than twenty and costs one request. The entry stays apart, because it may only run once the
 * page's routes are there.
 */
const baseModules = [
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  /[\\/]app[\\/](deferred[\\/](?!boxes|web-vitals)|layout[\\/]|attribution\.ts|meta\.ts|page-handle\.ts|root\.tsx)/,
  /[\\/]app[\\/]components[\\/](alert|badge|button|date-time|disclosure|external-link|figure|icon|label|loading-state|markdown-links|page-path|plate|quote|sample-note|static-content|text-link|use-long-wait)\.tsx?$/,
  /[\\/]app[\\/]sections[\\/](actions|breadcrumbs|error-page|faq|message-page|page-header|section)\.tsx/,
  /[\\/]app[\\/]media[\\/]code-chat-(600|1200)\./,
  /[\\/]copy[\\/](access|controls|errors|loading|trial|legal[\\/]plan-figures)\.ts/,
]

/** The figures of the legal texts. Before the forms, which would take the periods along. */
const figureModules = [/[\\/]copy[\\/]legal[\\/](figures|retention)\.ts/]

/** What the forms share: on the pages of the forms, and on the blog, which has the newsletter's. */
const formModules = [
  /[\\/]app[\\/]sections[\\/]newsletter[\\/]newsletter-form\.tsx/,
  /[\\/]copy[\\/]newsletter\.ts/,
  /[\\/]app[\\/]forms[\\/]/,
  /[\\/]app[\\/]components[\\/](error-summary|field)\.tsx/,
]

/** What pages about the product share. */
const productModules = [
  /[\\/]app[\\/]sections[\\/]product[\\/]compositions\.ts/,
  /[\\/]app[\\/]media[\\/]plates[\\/]head-guides\./,
  /[\\/]app[\\/]scenes[\\/](scene|frame[\\/]severity-mark)\.tsx/,
  /[\\/]app[\\/]components[\\/](code-box|media-box|person|points|table|tabs|unbroken-ids)\.tsx/,
  /[\\/]app[\\/]sections[\\/]integrations[\\/]integration-mark\.tsx/,
  /[\\/]app[\\/]sections[\\/](feature-page|feature-band|feature-points|text-sections)\.tsx/,
  /[\\/]copy[\\/](claims|page-labels|scenes)\.ts/,
]

/** The blog, its posts and the careers page. */
const blogModules = [
  /[\\/]app[\\/]components[\\/]photo\.tsx/,
  /[\\/]app[\\/]sections[\\/](failure|loading)\.tsx/,
  /[\\/]app[\\/]sections[\\/](blog[\\/](feed-link|list-address)|post[\\/]related-posts)\.tsx?$/,
  /[\\/]copy[\\/]blog\.ts/,
]

/** The cookie page and the consent dialog. */
const consentModules = [
  /[\\/]app[\\/]consent[\\/](choice|choice-form|offered-categories)\.tsx?$/,
  /[\\/]copy[\\/](consent|cookies)\.ts/,
]

/** The contact page. */
const contactModules = [/[\\/]copy[\\/](contact|owner-confirmed)\.ts/]

const isIn = (modules: readonly RegExp[]) => (id: string) => modules.some((part) => part.test(id))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // One copy, also for the packages of previews.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  // Found before the first visit, so that it does not begin with a reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    // Only previews load the largest. A test bounds what visitors load.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'base', test: isIn(baseModules) },
                { name: 'figures', test: isIn(figureModules) },
                { name: 'forms', test: isIn(formModules) },
                { name: 'product', test: isIn(productModules) },
                { name: 'blog', test: isIn(blogModules) },
                { name: 'consent', test: isIn(consentModules) },
                { name: 'contact', test: isIn(contactModules) },
              ],
            },
          },
        },
      },
    },
  },
})
