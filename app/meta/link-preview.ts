import { brand } from '#copy/brand.ts'

interface PreviewedPage {
  title: string
  description: string
  url: string
  /** URL of the Open Graph image, 1200 by 630 px. */
  image: string
  /** The image is the post's own, not a drawn one that shows the title. */
  openGraphImage?: { alt: string } | undefined
  article?: { published: string; modified: string; author: string; section: string }
}

/** The Open Graph data of a page (ogp.me), with the article's own for posts. */
export function linkPreview({
  title,
  description,
  url,
  image,
  openGraphImage,
  article,
}: PreviewedPage) {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': article ? 'article' : 'website',
    'og:site_name': brand.name,
    'og:locale': 'en_US',
    'og:url': url,
    'og:image': image,
    'og:image:type': openGraphImage ? 'image/jpeg' : 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': openGraphImage?.alt || `${title}. ${brand.name}.`,
    'article:published_time': article?.published,
    'article:modified_time': article?.modified,
    'article:author': article?.author,
    'article:section': article?.section,
  }
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    // Without it, reader modes take an element whose ID contains "author" for the byline, and leave it out.
    { name: 'author', content: article?.author ?? brand.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
