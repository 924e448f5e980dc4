import { PDF_HEADER_BYTES, pdfError } from '#leads/fields/file.ts'
import type { PreparedValues } from './form-values.ts'
import { post, type SendLead } from './send-lead.ts'

/** For a file of several megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 110_000

const unreadable = 'We can’t read this file. Choose it again.'

/** Checks the PDF files of a form, beside its values. */
export async function prepareFiles(
  values: Readonly<Record<string, string>>,
  element: HTMLFormElement,
): Promise<PreparedValues> {
  const errors: Record<string, string> = {}
  for (const { name, file } of filesIn(element)) {
    const error = await file
      .slice(0, PDF_HEADER_BYTES)
      .arrayBuffer()
      .then((start) => pdfError(file.size, new Uint8Array(start)))
      // It was moved or changed after it was chosen.
      .catch(() => unreadable)
    if (error) errors[name] = error
  }
  return { values: { ...values }, errors }
}

/** Posts a form's fields and files as `multipart/form-data`. */
export const sendWithFiles: SendLead = async (endpoint, fields, element) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const { name, file } of filesIn(element)) body.append(name, file)
  return post(endpoint, fields, { body, signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
}

/** The chosen files. A control without one has an empty file without a name. */
function filesIn(element: HTMLFormElement): { name: string; file: File }[] {
  return [...new FormData(element)].flatMap(([name, file]) =>
    typeof file !== 'string' && (file.name !== '' || file.size > 0) ? [{ name, file }] : [],
  )
}
