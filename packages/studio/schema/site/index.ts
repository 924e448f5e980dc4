import { announcement } from './announcement.ts'
import { figure } from './figure.ts'
import { question } from './question.ts'
import { testimonial } from './testimonial.ts'

/** What owners change besides posts and positions. */
export const siteContentTypes = [announcement, testimonial, figure, question]
