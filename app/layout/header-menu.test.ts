import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

it('a menu opens on hover by styles and by script, or by neither', () => {
  const styles = read('../styles/header.css').match(/\.menu-item:(?:is\()?:?hover/g) ?? []
  const opensByScript = read('header-menu.tsx').includes('onPointerEnter')
  expect(styles.length > 0, 'app/styles/header.css').toBe(opensByScript)
})
