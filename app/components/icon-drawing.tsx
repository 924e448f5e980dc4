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
  type LucideProps,
  MessageSquareCode,
  Network,
  Route,
  ScanLine,
  ScanSearch,
  ShieldAlert,
  ShieldCheck,
  Target,
  TextSearch,
  TrendingUp,
  Users,
  Waypoints,
  Workflow,
  Wrench,
} from 'lucide-react'
import type { ComponentType } from 'react'
import github from 'simple-icons/icons/github.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import { pathOf } from './simple-icon.ts'

/** LinkedIn's logo, our own drawing: `simple-icons` has none. */
const linkedIn =
  'M2 8h4.6v14H2zM4.3 1.6a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM9.4 8h4.4v2c.8-1.4 2.3-2.4 4.3-2.4 3.6 0 5.1 2.3 5.1 6V22h-4.6v-7.6c0-1.8-.6-2.9-2.2-2.9-1.7 0-2.4 1.2-2.4 3V22H9.4z'

const icons = {
  BookOpen,
  Bug,
  CalendarDays,
  ChevronDown,
  CodeXml,
  Eye,
  FolderTree,
  Globe,
  House,
  MessageSquareCode,
  Network,
  Route,
  ScanLine,
  ScanSearch,
  ShieldAlert,
  ShieldCheck,
  Target,
  TextSearch,
  TrendingUp,
  Users,
  Waypoints,
  Workflow,
  Wrench,
  GitHub: filled(pathOf(github)),
  LinkedIn: filled(linkedIn),
  X: filled(pathOf(x)),
} satisfies Record<string, ComponentType<LucideProps>>

/** The icon names that copy may use. */
export type IconName = keyof typeof icons

/** The paths of an icon. Pages use `Icon`, which loads this only when needed. */
export function IconDrawing({ name, size }: { name: IconName; size: number }) {
  const Drawn = icons[name]
  return <Drawn size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
}

/** Another company's logo: one filled path in a 24 by 24 view box. */
function filled(path: string) {
  return ({ size, className }: LucideProps) => (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <path d={path} fill="currentColor" />
    </svg>
  )
}
