import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { pageKindOf } from '#app/deferred/web-vitals/page-kind.ts'
import routes from '#app/routes.ts'
import { listPages } from './page-list.server.ts'

const modules = import.meta.glob<{ handle?: unknown }>('../routes/*.{ts,tsx}', { eager: true })

/** The routes as a build has them. */
const builtRoutes = Object.fromEntries(
  routes.map(({ id = '', file, path }) => {
    const routeId = id || file.replace(/\.tsx?$/, '')
    return [routeId, { id: routeId, path, module: modules[`../${file}`] }]
  }),
) as ServerBuild['routes']

it('every page without a parameter is listed once, at a path of the route table', () => {
  const aliases = ['/developers', '/appsec']
  // The pages that links in mails lead to, and a page for developers.
  const unlisted = /^\/(newsletter\/|preview|styleguide)/
  const pages = routes
    .filter(({ file }) => file.endsWith('.tsx'))
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => !/[:*]/.test(path) && !aliases.includes(path) && !unlisted.test(path))
  const listed = listPages(builtRoutes).map(({ path }) => path)
  const parameterPages = listed.filter((path) => !pages.includes(path))
  expect(listed.filter((path) => pages.includes(path))).toEqual(pages)
  expect(parameterPages.every((path) => /^\/(products|docs\/integrations)\//.test(path))).toBe(true)
  expect(parameterPages.length).toBeGreaterThan(10)
})

it('every page has a title, and a description of the length that search engines show', () => {
  const wrong = listPages(builtRoutes).filter(
    ({ title, description }) => !title || !/^.{70,160}$/.test(description),
  )
  expect(wrong).toEqual([])
})

it('every page is of a kind by which its speed is counted', () => {
  const paths = listPages(builtRoutes).map(({ path }) => path)
  expect(paths.filter((path) => pageKindOf(path) === 'other')).toEqual([])
})
