import { UserIcon } from '@sanity/icons/User'
import { Button, Flex } from '@sanity/ui'
import type { ToolMenuProps } from 'sanity'
import { settings } from './settings.ts'

/** The menu of tools, and a link to the account of whoever is signed in, in a new tab. */
export function ToolMenuWithAccount(props: ToolMenuProps) {
  const { accountUrl } = settings()
  if (accountUrl === undefined) return props.renderDefault(props)
  const isNarrow = props.context === 'sidebar'
  return (
    <Flex direction={isNarrow ? 'column' : 'row'} gap={1}>
      {props.renderDefault(props)}
      <Button
        as="a"
        href={accountUrl}
        target="_blank"
        text="Account"
        mode="bleed"
        fontSize={1}
        {...(isNarrow ? { padding: 3 } : { icon: UserIcon, padding: 2 })}
        justify={isNarrow ? 'flex-start' : 'center'}
        title="Your password and second factor, in a new tab"
      />
    </Flex>
  )
}
