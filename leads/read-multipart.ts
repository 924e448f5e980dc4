import {
  MaxFileSizeExceededError,
  type MultipartPart,
  parseMultipartRequest,
} from '@remix-run/multipart-parser'
import { MAX_FILE_BYTES, type PostedFile } from './fields/file.ts'

/** More than any form of the site has. */
const MAX_PARTS = 100

/** The values of a `multipart/form-data` body. */
export interface MultipartForm {
  fields: FormData
  /** The chosen file. */
  file?: PostedFile
}

/**
 * Reads a form with at most one file. What follows a file that is too large isn't read.
 * @throws when the body is malformed, or has more parts than any form
 */
export async function readMultipart(request: Request): Promise<MultipartForm> {
  const form: MultipartForm = { fields: new FormData() }
  try {
    const limits = { maxFileSize: MAX_FILE_BYTES, maxParts: MAX_PARTS }
    for await (const part of parseMultipartRequest(request, limits)) addPart(form, part)
  } catch (error) {
    if (!(error instanceof MaxFileSizeExceededError)) throw error
    form.file = { name: '', content: undefined }
  }
  return form
}

function addPart(form: MultipartForm, part: MultipartPart): void {
  const { name, filename = '' } = part
  if (part.isText) {
    if (name) form.fields.append(name, part.text)
    return
  }
  // Without a chosen file, a browser sends an empty one without a name (HTML, form entry list).
  const isChosen = filename !== '' || part.size > 0
  if (!isChosen) return
  // What browsers escape in it, and nothing else (HTML, multipart/form-data encoding algorithm).
  form.file ??= { name: filename.replaceAll('%22', '"'), content: part.bytes }
}
