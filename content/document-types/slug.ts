import { defineField, type SlugValidationContext } from '@sanity/types'
import { slugify, transliterate } from 'transliteration'
import { normalize } from '../clean-text.ts'
import { isUsableSlug, maxUsableSlugLength } from '../document-path.ts'
import { draftsClient, publishedId } from './document-type.ts'

/** Maximum characters of a slug that is made of a title. */
export const maxSlugLength = 96

/** Soft hyphens, direction controls, and the like. A space without a width separates words. */
const unseen = /(?!\u200b)\p{Cf}/gu
/** Of trademarks and currencies. Spelled, some become letters of the word before or after them. */
const unspokenSigns = /[®©™℠℗\p{Sc}]/gu
/** Signs without which a name is another one, as in C#, C++, .NET, R&D, or 5%, with their words. */
const spokenSigns: readonly [RegExp, string][] = [
  [/(?<=\p{L})[#♯](?!\p{L})/gu, ' sharp '],
  [/\+/g, ' plus '],
  [/(?<![\p{L}\p{N}.])\.(?=\p{L})/gu, ' dot '],
  [/&/g, ' and '],
  [/(?<=\p{N}\s*)%/gu, ' percent '],
]

/**
 * The slug of a title: its words in lowercase Latin letters and digits, joined by hyphens, and at most
 * `maxSlugLength` characters. Other scripts are transliterated. Of a title without words, like one of
 * emoji, it is empty.
 */
export function slugOf(title: string): string {
  const spoken = spokenSigns.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    normalize(title.replace(unspokenSigns, ' '), 'NFKC').replace(unseen, '').toLowerCase(),
  )
  const latin = transliterate(spoken)
  // Apostrophes are in the title, or stand for letters of other scripts.
  const words = slugify(latin.replace(/['’`]/g, ''), { allowedChars: 'a-zA-Z0-9' })
  return words.length > maxSlugLength ? shortened(words) : words
}

/** Whole words, unless the first is too long. */
function shortened(words: string): string {
  return words
    .slice(0, maxSlugLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxSlugLength)
}

/** What is wrong with a slug that the site cannot use in a URL, or true. */
export function checkSlug(slug: string | undefined): true | string {
  if (slug === undefined) return true
  if (slug.length > maxUsableSlugLength) return `Shorten it to ${maxSlugLength} characters.`
  if (isUsableSlug(slug)) return true
  return `An address can't contain spaces, dots, slashes, ?, #, or %. Write it like "${exampleOf(slug)}".`
}

/** What to check in a slug that the site can use, such as one of another site, or true. */
export function checkSlugStyle(slug: string | undefined): true | string {
  if (
    !isUsableSlug(slug) ||
    (/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(slug) && slug.length <= maxSlugLength)
  )
    return true
  return `It works, but is easier to read and to type like "${exampleOf(slug)}".`
}

function exampleOf(slug: string): string {
  return slugOf(slug) || 'what-reachability-means'
}

/** What is wrong with a slug that is left out, or true. The title may have no words to make one of. */
export function checkMissingSlug(slug: string | undefined, title: unknown): true | string {
  const isMissing = slug === undefined && typeof title === 'string' && title.trim() !== ''
  if (!isMissing || slugOf(title)) return true
  return 'A slug can’t be generated from this title. Enter one, or the address will contain the ID.'
}

/** What to check in a slug, or true. Japanese titles have characters whose Chinese reading is the slug's. */
export function checkSpelling(slug: string | undefined, title: unknown): true | string {
  const isSpelled = typeof title === 'string' && /\p{Script=Han}/u.test(title)
  if (!isSpelled || slug !== slugOf(title)) return true
  return 'The title is transliterated as Mandarin. If it’s in another language, such as Japanese, enter the slug yourself.'
}

const takenQuery = `count(*[_type == $type && !(_id in [$id, "drafts." + $id]) && (_id == $slug || slug.current == $slug)])`

/** Whether no other document of the type has a slug as its own, or as its ID: that would lead there and not here. */
async function isSlugFree(slug: string, context: SlugValidationContext): Promise<boolean> {
  const { document } = context
  const parameters = { type: document?._type, id: publishedId(document?._id), slug }
  return (await draftsClient(context).fetch<number>(takenQuery, parameters)) === 0
}

/**
 * The slug of a type of documents that have pages of their own, and the former ones.
 * @param folder the path above the pages, like `/blogs`
 * @param options of both fields
 */
export function slugFields(folder: string, options: { group?: string } = {}) {
  return [
    defineField({
      name: 'slug',
      title: 'Slug',
      type: 'slug',
      ...options,
      description: `The end of the page’s address, ${folder}/your-slug. It’s derived from the title until you publish. If you change it later, the old address redirects to the new one.`,
      options: { source: 'title', maxLength: maxSlugLength, slugify: slugOf, isUnique: isSlugFree },
      validation: (rule) => [
        rule.custom((slug) => checkSlug(slug?.current)),
        rule.custom((slug) => checkSlugStyle(slug?.current)).warning(),
        rule
          .custom((slug, { document }) => checkMissingSlug(slug?.current, document?.title))
          .warning(),
        rule
          .custom((slug, { document }) => checkSpelling(slug?.current, document?.title))
          .warning(),
      ],
    }),
    defineField({
      name: 'formerSlugs',
      title: 'Former slugs',
      type: 'array',
      of: [{ type: 'string' }],
      ...options,
      readOnly: true,
      description: 'Earlier slugs of this page. Their addresses redirect to the current one.',
      hidden: ({ value }) => !Array.isArray(value) || value.length === 0,
    }),
  ]
}
