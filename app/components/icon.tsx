import sprite from '#app/media/icons.svg?url'

/** A symbol in the sprite `app/media/icons.svg`. */
export type IconName =
  | 'BookOpen'
  | 'Bug'
  | 'CalendarDays'
  | 'ChevronDown'
  | 'CodeXml'
  | 'Eye'
  | 'FolderTree'
  | 'GitHub'
  | 'GitLab'
  | 'Globe'
  | 'House'
  | 'Jira'
  | 'Layers'
  | 'LinkedIn'
  | 'MessageSquareCode'
  | 'Network'
  | 'Route'
  | 'ScanLine'
  | 'Server'
  | 'ShieldAlert'
  | 'ShieldCheck'
  | 'Snyk'
  | 'Target'
  | 'TextSearch'
  | 'TrendingUp'
  | 'Users'
  | 'Waypoints'
  | 'Wrench'
  | 'X'

/** A decorative icon, `size` px wide and high. The text beside it must say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" className="shrink-0">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
