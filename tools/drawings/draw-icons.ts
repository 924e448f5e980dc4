/**
 * Writes the icon sprite `app/media/icons.svg`: a symbol for each `IconName`. To add an icon, add its
 * name in `app/components/icon.tsx` and its source here. Run with `node tools/drawings/draw-icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import {
  BookOpen,
  Bug,
  CalendarDays,
  ChevronDown,
  CodeXml,
  Eye,
  FolderTree,
  Globe,
  House,
  type LucideIcon,
  MessageSquareCode,
  Network,
  Route,
  ScanLine,
  ShieldAlert,
  ShieldCheck,
  Target,
  TextSearch,
  TrendingUp,
  Users,
  Waypoints,
  Wrench,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { IconName } from '../../app/components/icon.tsx'

const symbols: Record<IconName, string> = {
  BookOpen: lined(BookOpen),
  Bug: lined(Bug),
  CalendarDays: lined(CalendarDays),
  ChevronDown: lined(ChevronDown),
  CodeXml: lined(CodeXml),
  Eye: lined(Eye),
  FolderTree: lined(FolderTree),
  GitHub: filled(await simpleIcon(import.meta.resolve('simple-icons/icons/github.svg'))),
  GitLab: filled(await simpleIcon(import.meta.resolve('simple-icons/icons/gitlab.svg'))),
  Globe: lined(Globe),
  House: lined(House),
  Jira: filled(await simpleIcon(import.meta.resolve('simple-icons/icons/jira.svg'))),
  // Our own drawing: `simple-icons` has none.
  LinkedIn: filled(
    'M2 8h4.6v14H2zM4.3 1.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM9.4 8h4.4v2c.8-1.4 2.3-2.4 4.3-2.4 3.6 0 5.1 2.3 5.1 6V22h-4.6v-7.6c0-1.8-.6-2.9-2.2-2.9-1.7 0-2.4 1.2-2.4 3V22H9.4z',
  ),
  MessageSquareCode: lined(MessageSquareCode),
  Network: lined(Network),
  Route: lined(Route),
  ScanLine: lined(ScanLine),
  ShieldAlert: lined(ShieldAlert),
  ShieldCheck: lined(ShieldCheck),
  Snyk: filled(await simpleIcon(import.meta.resolve('simple-icons/icons/snyk.svg'))),
  Target: lined(Target),
  TextSearch: lined(TextSearch),
  TrendingUp: lined(TrendingUp),
  Users: lined(Users),
  Waypoints: lined(Waypoints),
  Wrench: lined(Wrench),
  X: filled(await simpleIcon(import.meta.resolve('simple-icons/icons/x.svg'))),
}

const lines = Object.entries(symbols).map(
  ([name, content]) => `<symbol id="${name}" viewBox="0 0 24 24">${content}</symbol>\n`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('')}</svg>\n`
await writeFile(new URL('../../app/media/icons.svg', import.meta.url), sprite)
console.log(`icons.svg ${lines.length} icons, ${sprite.length} bytes`)

/** A Lucide icon, as lines. */
function lined(icon: LucideIcon): string {
  const svg = renderToStaticMarkup(createElement(icon))
  const shapes = svg.replace(/^<svg[^>]*>|<\/svg>$/g, '').replace(/><\/\w+>/g, '/>')
  return `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`
}

/** Another company's logo, as one filled path. */
function filled(path: string): string {
  return `<path fill="currentColor" d="${path}"/>`
}

/** The path of a `simple-icons` icon, 24 by 24. */
async function simpleIcon(url: string): Promise<string> {
  const svg = await readFile(new URL(url), 'utf8')
  const path = / d="([^"]+)"/.exec(svg)?.[1]
  if (!path) throw new Error(`${url} has no path.`)
  return path
}
