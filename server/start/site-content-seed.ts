import { blogCategories, categorySlug } from '#copy/blog/categories.ts'
import { categoryIntroductions } from '#copy/blog/category-introductions.ts'
import {
  inventoryCounters,
  type Stat,
  severityTallies,
  stats,
  testimonials,
} from '#copy/claims/claims.ts'
import { home } from '#copy/home/home.ts'
import type { Question } from '#copy/pages/types.ts'
import { allQuestions, questions } from '#copy/questions.ts'

interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The site content of a new dataset: what the pages show without one, from `copy/`. */
export function siteContentSeed(): SeedDocument[] {
  const [leadIn, text] = home.badge.label
  return [
    { _id: 'announcement-launch', _type: 'announcement', leadIn, text },
    ...testimonials.map(({ sample, ...testimonial }, index) => ({
      ...placeOf('testimonial', index),
      ...testimonial,
      confirmed: !sample,
    })),
    ...figures('home', stats),
    ...figures('inventory', inventoryCounters),
    ...figures('severity', severityTallies),
    ...questionDocuments(),
    ...blogCategories.map((name) => ({
      _id: `category-${categorySlug(name)}`,
      _type: 'category',
      name,
      introduction: categoryIntroductions[name],
    })),
  ]
}

/** Each question once, with the lists that it's in. */
function questionDocuments(): SeedDocument[] {
  const lists: [string, readonly Question[]][] = Object.entries(questions)
  return allQuestions.map((item, index) => ({
    ...placeOf('question', index),
    question: item.question,
    answer: item.answer,
    ...(item.link ? { link: item.link } : {}),
    places: lists.flatMap(([place, items]) => (items.includes(item) ? [place] : [])),
  }))
}

function figures(place: string, items: readonly Stat[]): SeedDocument[] {
  return items.map(({ sample, ...figure }, index) => ({
    ...placeOf('figure', index, place),
    place,
    ...figure,
    confirmed: !sample,
  }))
}

/** The ID, type, and order of a document from its index in a list. Orders leave gaps. */
function placeOf(type: string, index: number, list?: string) {
  const id = [type, list, index + 1].filter(Boolean).join('-')
  return { _id: id, _type: type, order: (index + 1) * 10 }
}
