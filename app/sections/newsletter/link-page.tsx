import { Button } from '#app/components/button.tsx'
import { Actions } from '#app/sections/actions.tsx'
import { MessagePage } from '#app/sections/message-page.tsx'
import { PageHeader } from '#app/sections/page-header.tsx'
import { newsletterPages } from '#copy/forms/newsletter-pages.ts'
import type { LinkOutcome } from '#leads/index.ts'

interface LinkPageProps {
  copy: (typeof newsletterPages)['confirm' | 'unsubscribe']
  /** The result of pressing the button; undefined before that. */
  outcome: LinkOutcome | undefined
}

/**
 * The landing page of a link in a mail. It requires a button press, because mail scanners open every link.
 * The form has no `action`, so it posts to the URL with the token. The HTML never contains the token.
 */
export function LinkPage({ copy, outcome }: LinkPageProps) {
  const { label } = newsletterPages.page
  if (outcome === 'done') {
    const { heading, text } = copy.done
    return (
      <PageHeader label={label} title={heading} subtitle={text}>
        <Actions actions={[copy.action]} size="md" />
      </PageHeader>
    )
  }
  if (outcome === 'invalid') {
    const { heading, text, action } = newsletterPages.invalidLink
    return <MessagePage label={label} title={heading} text={text} actions={[action]} />
  }
  const { heading, text } = outcome === 'unavailable' ? newsletterPages.unavailable : copy
  return (
    <PageHeader label={label} title={heading} subtitle={text}>
      <form method="post" className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button type="submit" size="lg">
          {copy.submit}
        </Button>
        <Button to={copy.action.to} variant="text">
          {copy.action.label}
        </Button>
      </form>
    </PageHeader>
  )
}
