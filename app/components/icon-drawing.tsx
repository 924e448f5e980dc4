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
} satisfies Record<string, LucideIcon>

/** The names that copy records may use. */
export type IconName = keyof typeof icons

/** The lines of an icon; pages use `Icon`, which brings them to the browser only when needed. */
export function IconDrawing({ name, size }: { name: IconName; size: number }) {
  const Drawn = icons[name]
  return <Drawn size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
}
