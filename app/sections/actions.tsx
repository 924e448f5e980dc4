import { Button } from '#app/components/button.tsx'
import type { PageLink } from '#copy/pages/types.ts'

interface ActionsProps {
  actions: readonly PageLink[]
  size?: 'md' | 'lg'
}

/** The actions of a section. The first is the primary one. */
export function Actions({ actions, size = 'lg' }: ActionsProps) {
  return (
    <div className="mt-10 flex flex-wrap gap-4">
      {actions.map(({ label, to }, index) => (
        <Button key={to} to={to} size={size} variant={index === 0 ? 'primary' : 'outline'}>
          {label}
        </Button>
      ))}
    </div>
  )
}
