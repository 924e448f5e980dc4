import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, PDF_HEADER_BYTES, pdfError, pdfName } from './file.ts'

const header = new TextEncoder().encode('%PDF-')
const bytes = (maxLength: number) => fc.uint8Array({ maxLength })

describe('a file', () => {
  it('is accepted if the header of a PDF ends in the first bytes, whatever is around it', () => {
    fc.assert(
      fc.property(bytes(PDF_HEADER_BYTES - header.length), bytes(300), (before, rest) => {
        const file = Uint8Array.of(...before, ...header, ...rest)
        expect(pdfError(file.length, file)).toBeUndefined()
      }),
    )
  })

  it('is rejected with anything else, such as most of the header, or all of it later', () => {
    const others = fc.oneof(
      bytes(300),
      fc.tuple(fc.nat({ max: header.length - 1 }), bytes(300)).map(([length, rest]) => {
        return Uint8Array.of(...header.subarray(0, length), ...rest)
      }),
      fc.integer({ min: PDF_HEADER_BYTES - header.length + 1, max: 2_000 }).map((length) => {
        return Uint8Array.of(...new Uint8Array(length), ...header)
      }),
    )
    fc.assert(
      fc.property(others, (file) => {
        fc.pre(
          !new TextDecoder('latin1').decode(file.subarray(0, PDF_HEADER_BYTES)).includes('%PDF-'),
        )
        expect(pdfError(file.length, file)).toMatch(file.length === 0 ? /empty/ : /PDF/)
      }),
    )
  })

  it('is rejected above the size limit', () => {
    expect(pdfError(MAX_FILE_BYTES, header)).toBeUndefined()
    expect(pdfError(MAX_FILE_BYTES + 1, header)).toMatch(/5 MB/)
  })

  it('gets a name of one line without a folder, which ends in .pdf', () => {
    expect(pdfName('C:\\fakepath\\Ada Byron.PDF')).toBe('Ada Byron.PDF')
    expect(pdfName('../cv.exe')).toBe('cv.exe.pdf')
    expect(pdfName('.pdf')).toBe('.pdf.pdf')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(pdfName(name)).toMatch(/^[^\r\n/\\]+\.pdf$/i)
      }),
    )
  })
})
