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

/** A decorative line icon: what it stands for is always said in words beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const Drawn = icons[name]
  return <Drawn size={size} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
}
