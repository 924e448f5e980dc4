import { relative, sep } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { oldestBrowsers } from './app/oldest-browsers.ts'
import { legalTexts } from './app/sections/legal/mdx-plugin.ts'

/**
 * What every page needs, and the small components that most pages share: one file, which compresses
 * better than twenty and costs one request. The entry stays apart, because it may only run once the
 * page's routes are there.
 */
const baseModules = [
  ...['react-dom', 'scheduler', 'react-router'].map((name) => `node_modules/${name}/`),
  // Not its `compiler-runtime`, which only the packages of previews use.
  ...['react', 'react-jsx-runtime'].map((name) => `node_modules/react/cjs/${name}.production.js`),
  ...['index', 'jsx-runtime'].map((name) => `node_modules/react/${name}.js`),
  'app/deferred/deferred-scripts.ts',
  'app/deferred/load-boxes.ts',
  'app/deferred/measure-speed.ts',
  'app/deferred/offline.ts',
  'app/deferred/scroll-position.ts',
  'app/layout/',
  'app/attribution.ts',
  'app/meta.ts',
  'app/page-handle.ts',
  'app/root.tsx',
  'app/components/alert.tsx',
  'app/components/badge.tsx',
  'app/components/button.tsx',
  'app/components/date-time.tsx',
  'app/components/disclosure.tsx',
  'app/components/external-link.tsx',
  'app/components/pictures/figure.tsx',
  'app/components/icon.tsx',
  'app/components/label.tsx',
  'app/components/loading-state.ts',
  'app/components/markdown-links.tsx',
  'app/components/path-without-category.ts',
  'app/components/pictures/illustration.tsx',
  'app/components/quote.tsx',
  'app/components/sample-note.tsx',
  'app/components/static-content.tsx',
  'app/components/text-link.tsx',
  'app/components/use-client-value.ts',
  'app/components/use-long-wait.ts',
  'app/sections/actions.tsx',
  'app/sections/breadcrumbs.tsx',
  'app/sections/error-page.tsx',
  'app/sections/faq.tsx',
  'app/sections/message-page.tsx',
  'app/sections/page-header.tsx',
  'app/sections/section.tsx',
  'app/media/code-chat-600.avif',
  'app/media/code-chat-1200.avif',
  'copy/access.ts',
  'copy/controls.ts',
  'copy/errors.ts',
  'copy/loading.ts',
  'copy/long-date.ts',
  'copy/pages/alternate-path.ts',
  'copy/pricing/trial.ts',
  'copy/legal/plan-figures.ts',
]

/** The figures of the legal texts. Before the forms, which would take the periods along. */
const figureModules = ['copy/legal/figures.ts', 'copy/legal/retention.ts']

/** What the forms share: on the pages of the forms, and on the blog, which has the newsletter's. */
const formModules = [
  'app/sections/newsletter/newsletter-form.tsx',
  'copy/forms/newsletter.ts',
  'app/forms/',
  'app/components/error-summary.tsx',
  'app/components/field.tsx',
]

/** What pages about the product share. */
const productModules = [
  'app/sections/product/compositions.ts',
  'app/scenes/scene.tsx',
  'app/scenes/frame/severity-mark.tsx',
  'app/components/code-box.tsx',
  'app/components/person.tsx',
  'app/components/points.tsx',
  'app/components/table.tsx',
  'app/components/tabs.tsx',
  'app/components/unbroken-ids.tsx',
  'app/sections/integrations/integration-mark.tsx',
  'app/sections/guides/code-words.tsx',
  'app/sections/feature-page.tsx',
  'app/sections/feature-band.tsx',
  'app/sections/feature-points.tsx',
  'app/sections/text-sections.tsx',
  'copy/pages/labels.ts',
  'copy/scenes.ts',
]

/** The blog, its posts and the careers page. */
const blogModules = [
  'app/components/pictures/photo.tsx',
  'app/sections/failure.tsx',
  'app/sections/loading.tsx',
  'app/sections/blog/feed-link.tsx',
  'app/sections/blog/list-url.ts',
  'app/sections/post/related-posts.tsx',
  'copy/blog/blog.ts',
]

/** The cookie page and the consent dialog. */
const consentModules = [
  'app/consent/choice.ts',
  'app/consent/choice-form.tsx',
  'app/consent/offered-categories.ts',
  'copy/consent.ts',
  'copy/cookies.ts',
]

/** The contact page. */
const contactModules = ['copy/forms/contact.ts', 'copy/claims/owner-confirmed.ts']

/**
 * Files, and folders with a slash at the end, by the name of the script that they share. Listed by hand:
 * groups by `minShareCount`, the bundler's own way, make pages load 2 to 11 KB and up to seven files more.
 */
const scriptGroups = {
  base: baseModules,
  figures: figureModules,
  forms: formModules,
  product: productModules,
  blog: blogModules,
  consent: consentModules,
  contact: contactModules,
}

/**
 * Whether a module is the file, or lies in the folder. Routes have a query behind their file, and
 * packages may be installed in another folder than the project's.
 */
function isAt(path: string, id: string): boolean {
  const file = `/${relative(import.meta.dirname, id.replace(/\?.*/, '')).replaceAll(sep, '/')}`
  if (path.startsWith('node_modules/')) return file.includes(`/${path}`)
  return path.endsWith('/') ? file.startsWith(`/${path}`) : file === `/${path}`
}

/** Fails a build whose groups name a file that visitors' scripts do not have, such as a renamed one. */
function checkScriptGroups(): Plugin {
  return {
    name: 'check-script-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const modules = [...this.getModuleIds()]
      const unknown = Object.values(scriptGroups)
        .flat()
        .filter((path) => !modules.some((id) => isAt(path, id)))
      if (unknown.length > 0) this.error(`No module is at ${unknown.join(', ')}`)
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), legalTexts(), reactRouter(), checkScriptGroups()],
  // One copy, also for the packages of previews.
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  // Found before the first visit, so that it does not begin with a reload.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
  build: {
    target: Object.entries(oldestBrowsers).map(([name, version]) => name + version),
    assetsInlineLimit: 0,
    // The list of what lazy scripts import would be part of what every page loads.
    modulePreload: { resolveDependencies: () => [] },
    // Only previews load the largest. A test bounds what visitors load.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Only the server calls what `app/meta.ts` imports from there.
          treeshake: {
            moduleSideEffects: [{ test: /\/app\/structured-data\//, sideEffects: false }],
          },
          output: {
            codeSplitting: {
              groups: Object.entries(scriptGroups).map(([name, paths]) => ({
                name,
                test: (id: string) => paths.some((path) => isAt(path, id)),
              })),
            },
          },
        },
      },
    },
  },
})
