import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { DocumentIcon } from '@sanity/icons/Document'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { TagsIcon } from '@sanity/icons/Tags'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureBuilder } from 'sanity/structure'
import { apiVersion } from '../../schema/api-version.ts'
import { figurePlaces, questionPlaces } from '../../schema/index.ts'

const byOrder = [{ field: 'order', direction: 'asc' as const }]

/** The lists of what owners change besides posts and jobs. */
export function siteContent(S: StructureBuilder) {
  const list = (type: string, title: string) =>
    S.documentTypeList(type).title(title).apiVersion(apiVersion)
  /** A list for each place on the site, in the order in which its documents stand there. */
  const byPlace = (
    type: 'figure' | 'question',
    title: string,
    filter: string,
    places: readonly { title: string; value: string }[],
  ) =>
    S.list()
      .title(title)
      .items(
        places.map((place) =>
          S.listItem()
            .id(place.value)
            .title(place.title)
            .child(
              list(type, place.title)
                .id(place.value)
                .filter(`_type == $type && ${filter}`)
                .params({ type, place: place.value })
                .defaultOrdering(byOrder)
                .initialValueTemplates([
                  S.initialValueTemplateItem(`${type}-in-place`, { place: place.value }),
                ]),
            ),
        ),
      )
  return [
    S.listItem()
      .id('announcements')
      .title('Announcement')
      .icon(BellIcon)
      .child(list('announcement', 'Announcement')),
    S.listItem()
      .id('testimonials')
      .title('Testimonials')
      .icon(BlockquoteIcon)
      .child(list('testimonial', 'Testimonials').defaultOrdering(byOrder)),
    S.listItem()
      .id('figures')
      .title('Figures')
      .icon(BarChartIcon)
      .child(byPlace('figure', 'Figures', 'place == $place', figurePlaces)),
    S.listItem()
      .id('questions')
      .title('Questions and answers')
      .icon(HelpCircleIcon)
      .child(byPlace('question', 'Questions and answers', '$place in places', questionPlaces)),
    S.listItem()
      .id('pages')
      .title('Pages')
      .icon(DocumentIcon)
      .child(list('pageHead', 'Pages').defaultOrdering([{ field: 'path', direction: 'asc' }])),
    S.listItem()
      .id('redirects')
      .title('Redirects')
      .icon(TransferIcon)
      .child(list('redirect', 'Redirects').defaultOrdering([{ field: 'from', direction: 'asc' }])),
    S.listItem()
      .id('authors')
      .title('Authors')
      .icon(UsersIcon)
      .child(list('author', 'Authors').defaultOrdering([{ field: 'name', direction: 'asc' }])),
    S.listItem()
      .id('category-texts')
      .title('Categories')
      .icon(TagsIcon)
      .child(list('category', 'Categories').defaultOrdering([{ field: 'name', direction: 'asc' }])),
  ]
}
