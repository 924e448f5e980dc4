import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { UserIcon } from '@sanity/icons/User'
import { Button, Flex } from '@sanity/ui'
import { type ToolMenuProps, useCurrentUser } from 'sanity'
import { settings } from './settings.ts'

/** The menu of tools, and links to the leads page and the account of the signed-in person, in a new tab. */
export function ToolMenuWithSiteLinks(props: ToolMenuProps) {
  const { leadsUrl, accountUrl } = settings()
  const isEditor = useCurrentUser()?.roles.some(({ name }) => name === 'editor')
  const isNarrow = props.context === 'sidebar'
  const links = [
    {
      href: leadsUrl,
      text: isEditor ? 'Newsletter' : 'Leads',
      icon: EnvelopeIcon,
      title: isEditor
        ? 'Send a post to subscribers (opens in a new tab)'
        : 'Answer leads (opens in a new tab)',
    },
    {
      href: accountUrl,
      text: 'Account',
      icon: UserIcon,
      title: 'Change your password or second factor (opens in a new tab)',
    },
  ]
  return (
    <Flex direction={isNarrow ? 'column' : 'row'} gap={1}>
      {props.renderDefault(props)}
      {links.map(
        ({ href, icon, ...link }) =>
          href !== undefined && (
            <Button
              {...link}
              key={href}
              as="a"
              href={href}
              target="_blank"
              mode="bleed"
              fontSize={1}
              {...(isNarrow ? { padding: 3 } : { icon, padding: 2 })}
              justify={isNarrow ? 'flex-start' : 'center'}
            />
          ),
      )}
    </Flex>
  )
}
