import { describe, expect, it } from 'vitest'
import { cvssScore } from '../../tests/fixtures/cvss.ts'
import { isProductId, productIds, products } from './index.ts'

const all = productIds.map((id) => products[id])

describe('isProductId', () => {
  it('accepts only IDs of products', () => {
    expect(productIds.every(isProductId)).toBe(true)
    for (const other of ['', 'AI-Chat', 'ai-chat/', 'toString', '__proto__', 'constructor']) {
      expect(isProductId(other), other).toBe(false)
    }
  })
})

describe('products', () => {
  it('have the ID and path of their key', () => {
    for (const id of productIds) {
      expect(products[id].id).toBe(id)
      expect(products[id].path).toBe(`/products/${id}`)
    }
  })

  it('have enough to fill a page', () => {
    for (const product of all) {
      expect(product.description.length, product.id).toBeGreaterThanOrEqual(2)
      expect(product.features.length, product.id).toBeGreaterThanOrEqual(6)
      expect(product.workflowSteps.length, product.id).toBeGreaterThanOrEqual(4)
      expect(product.benefits.length, product.id).toBeGreaterThanOrEqual(5)
    }
  })
})

describe('examples', () => {
  it('flag a line that exists and that the fix changes', () => {
    for (const { id, example } of all) {
      if (!('code' in example)) continue
      const flagged = example.code.split('\n')[example.line - 1]
      expect(flagged, id).toBeTruthy()
      expect(example.fixedCode, id).not.toBe(example.code)
    }
  })

  it('cover every letter of STRIDE', () => {
    const { example } = products['threat-modeling']
    if (example.kind !== 'threat') throw new Error('expected a threat model')
    const letters = new Set(example.threats.map(({ stride }) => stride))
    expect([...letters].join('')).toBe('STRIDE')
  })

  it('show exactly one transition without a guard, on the flagged line', () => {
    const { example } = products['business-logic-map']
    if (example.kind !== 'flow') throw new Error('expected a flow')
    const open = example.transitions.filter(({ guard }) => guard === null)
    expect(open.map(({ source }) => source)).toEqual([`${example.file}:${example.line}`])
  })
})

it('every score of an example follows from its vector', () => {
  const { example } = products['vulnerability-management']
  if (example.kind !== 'queue') throw new Error('expected a queue')
  for (const { vector, score } of example.findings) expect(cvssScore(vector)).toBe(score)
})
