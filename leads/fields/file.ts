import { cleanLine } from './text.ts'

/** The largest file that a form takes, in bytes. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024

/** A file that a form posted. */
export interface PostedFile {
  /** As the browser sent it. */
  name: string
  /** Undefined for a file that is larger than `MAX_FILE_BYTES`, which isn't kept. */
  content: Uint8Array | undefined
}

const errors = {
  tooLarge: 'This file is larger than 5 MB. Choose a smaller one.',
  empty: 'This file is empty. Choose another one.',
  notPdf: 'This file isn’t a PDF. Save it as a PDF, and choose that file.',
}

/** The header of a PDF file (ISO 32000-2 §7.5.2). */
const pdfHeader = '%PDF-'
/**
 * The header ends within so many bytes at the start of a file. Some programs write a byte order mark or other bytes
 * before it, and readers of PDF files skip them.
 */
export const PDF_HEADER_BYTES = 1024

/**
 * What is wrong with a file that has to be a PDF, in the browser and on the server alike; undefined if nothing
 * is. Its content counts, not its name or the type that the browser sends.
 * @param size in bytes
 * @param start at least the first `PDF_HEADER_BYTES`
 */
export function pdfError(size: number, start: Uint8Array): string | undefined {
  if (size === 0) return errors.empty
  if (size > MAX_FILE_BYTES) return errors.tooLarge
  const text = new TextDecoder('latin1').decode(start.subarray(0, PDF_HEADER_BYTES))
  return text.includes(pdfHeader) ? undefined : errors.notPdf
}

/** What is wrong with a posted file that has to be a PDF; undefined if nothing is. */
export function postedPdfError({ content }: PostedFile): string | undefined {
  return content ? pdfError(content.length, content) : errors.tooLarge
}

/** The name of a PDF file without a folder, ending in `.pdf`, so that no program takes it for another type. */
export function pdfName(name: string): string {
  const own = cleanLine(name.split(/[\\/]/).at(-1) ?? '')
  return /.\.pdf$/i.test(own) ? own : `${own || 'file'}.pdf`
}
