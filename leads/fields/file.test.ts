import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES, pdfError, pdfName } from './file.ts'

const header = new TextEncoder().encode('%PDF-')
const hasHeader = (bytes: Uint8Array) => header.every((byte, index) => bytes[index] === byte)

describe('a file', () => {
  it('is accepted if its first bytes are the header of a PDF, whatever follows', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (rest) => {
        const file = Uint8Array.of(...header, ...rest)
        expect(pdfError(file.length, file)).toBeUndefined()
      }),
    )
  })

  it('is rejected if they are anything else, such as most of the header', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.tuple(fc.nat({ max: header.length }), fc.uint8Array()).map(([length, rest]) => {
        return Uint8Array.of(...header.subarray(0, length), ...rest)
      }),
      // A header that isn't at the start.
      fc.uint8Array({ minLength: 1 }).map((start) => Uint8Array.of(...start, ...header)),
    )
    fc.assert(
      fc.property(bytes, (file) => {
        fc.pre(!hasHeader(file))
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
