import { Button } from '#app/components/button.tsx'
import drawing from '#app/media/head-off-plumb.svg?url'
import type { PageLink } from '#copy/page.ts'
import { PageHeader } from './page-header.tsx'

interface MessagePageProps {
  label: string
  title: string
  text?: string
  actions: readonly PageLink[]
}

/** A page that says why there is nothing here, and leads on: missing, unreachable, gone. */
export function MessagePage({ label, title, text, actions }: MessagePageProps) {
  return (
    <PageHeader label={label} title={title} drawing={drawing} {...(text ? { subtitle: text } : {})}>
      <div className="mt-10 flex flex-wrap gap-4">
        {actions.map(({ label: words, to }, index) => (
          <Button key={to} to={to} variant={index === 0 ? 'primary' : 'outline'}>
            {words}
          </Button>
        ))}
      </div>
    </PageHeader>
  )
}
