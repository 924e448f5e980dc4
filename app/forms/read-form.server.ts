import { type MultipartForm, readMultipart } from '#leads/index.ts'

/** The values that a page's form posted, and its file; none if the body is not a form. */
export async function readForm(request: Request): Promise<MultipartForm> {
  try {
    const isMultipart = request.headers.get('content-type')?.startsWith('multipart/')
    return isMultipart ? await readMultipart(request) : { fields: await request.formData() }
  } catch {
    return { fields: new FormData() }
  }
}
