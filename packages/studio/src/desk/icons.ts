import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { DocumentIcon } from '@sanity/icons/Document'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { TagsIcon } from '@sanity/icons/Tags'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UsersIcon } from '@sanity/icons/Users'

/** The icons of document types in the desk, besides posts and jobs. A type without one gets that of posts. */
export const icons: Readonly<Record<string, typeof DocumentIcon>> = {
  announcement: BellIcon,
  testimonial: BlockquoteIcon,
  figure: BarChartIcon,
  question: HelpCircleIcon,
  pageHead: DocumentIcon,
  redirect: TransferIcon,
  author: UsersIcon,
  category: TagsIcon,
}
