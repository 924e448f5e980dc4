import { announcement } from './announcement.ts'
import { author } from './author.ts'
import { category } from './category.ts'
import { figure } from './figure.ts'
import { pageHead } from './page-head.ts'
import { question } from './question.ts'
import { redirect } from './redirect.ts'
import { testimonial } from './testimonial.ts'

/** What owners change besides posts and jobs. */
export const siteContentTypes = [
  announcement,
  testimonial,
  figure,
  question,
  pageHead,
  redirect,
  author,
  category,
]
