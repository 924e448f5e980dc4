import { CalendarIcon } from '@sanity/icons/Calendar'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EditIcon } from '@sanity/icons/Edit'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { TagsIcon } from '@sanity/icons/Tags'
import type { StructureBuilder } from 'sanity/structure'
import {
  apiVersion,
  blogCategories,
  categorySlug,
} from '../../../../content/document-types/index.ts'

const newestFirst = [{ field: 'date', direction: 'desc' as const }]
const soonestFirst = [{ field: 'date', direction: 'asc' as const }]

/** Lists of posts. All but the drafts show posts as they will be once published. */
export function posts(S: StructureBuilder) {
  const list = (id: string, title: string, filter = '') =>
    S.documentTypeList('blog')
      .id(id)
      .title(title)
      .apiVersion(apiVersion)
      .filter(['_type == "blog"', filter].filter(Boolean).join(' && '))
      .defaultOrdering(newestFirst)
  return S.list()
    .id('posts')
    .title('Posts')
    .items([
      S.listItem().id('all').title('All posts').icon(DocumentsIcon).child(list('all', 'All posts')),
      S.listItem()
        .id('drafts')
        .title('Drafts')
        .icon(EditIcon)
        .child(list('drafts', 'Drafts', '_originalId in path("drafts.**")')),
      S.listItem()
        .id('featured')
        .title('Featured')
        .icon(StarIcon)
        .child(list('featured', 'Featured', 'featured == true')),
      S.listItem()
        .id('scheduled')
        .title('Scheduled by date')
        .icon(CalendarIcon)
        .child(
          list(
            'scheduled',
            'Scheduled by date',
            'dateTime(date) > dateTime(now())',
          ).defaultOrdering(soonestFirst),
        ),
      S.divider(),
      S.listItem()
        .id('categories')
        .title('By category')
        .icon(TagsIcon)
        .child(
          S.list()
            .id('categories')
            .title('By category')
            .items(
              blogCategories.map((category) =>
                S.listItem()
                  .id(categorySlug(category))
                  .title(category)
                  .icon(TagIcon)
                  .child(
                    list(categorySlug(category), category, 'category == $category')
                      .params({ category })
                      .initialValueTemplates([
                        S.initialValueTemplateItem('post-in-category', { category }),
                      ]),
                  ),
              ),
            ),
        ),
    ])
}
