import type { SiteContentType } from '../document-types/document-type.ts'
import { toPicture } from '../picture.ts'

const host = { baseUrl: 'https://site.example', projectId: 'local', dataset: 'production' }

/** A document as the site reads it. @throws when it cannot be shown */
export function parsed<T extends { id: string }>(
  type: SiteContentType<T>,
  document: { _id: string; [field: string]: unknown },
): T {
  return type.parse(document, { picture: (image, use) => toPicture(host, image, use) })
}
