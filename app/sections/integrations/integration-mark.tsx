import { Icon, type IconName } from '#app/components/icon.tsx'
import type { IntegrationId } from '#copy/integrations/types.ts'

/** A logo from the sprite, or two letters for tools that have none there. */
const marks: Record<IntegrationId, { icon: IconName } | { letters: string }> = {
  github: { icon: 'GitHub' },
  gitlab: { icon: 'GitLab' },
  jira: { icon: 'Jira' },
  snyk: { icon: 'Snyk' },
  semgrep: { letters: 'Se' },
  grype: { letters: 'Gr' },
  checkov: { letters: 'Ck' },
}

/** Another company's logo in one color, `size` px wide and high; its name is always beside it. */
export function IntegrationMark({ id, size = 28 }: { id: IntegrationId; size?: number }) {
  const mark = marks[id]
  if ('icon' in mark) return <Icon name={mark.icon} size={size} />
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect x="0.75" y="0.75" width="22.5" height="22.5" fill="none" stroke="currentColor" />
      <text
        x="12"
        y="16"
        textAnchor="middle"
        // In units of the drawing: `rem` would scale with its box and again with the browser's font size.
        fontSize="12"
        className="fill-current font-mono font-normal"
      >
        {mark.letters}
      </text>
    </svg>
  )
}
