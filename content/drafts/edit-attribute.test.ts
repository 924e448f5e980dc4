import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { expect, it } from 'vitest'
import { editAttribute } from './edit-attribute.ts'

it.each(['image', 'link.label', 'content[_key=="a1"]', 'requirements[2]'])(
  'is what createDataAttribute makes of %s',
  (path) => {
    const document = { type: 'blog', id: 'a-post', baseUrl: 'https://www.example.com/studio' }
    expect(editAttribute(document, path)).toBe(
      createDataAttribute({ ...document, path }).toString(),
    )
  },
)
