import { expect, open, test } from './site.ts'

test('Trusted Types: no string becomes markup, script or a script URL', async ({ page }) => {
  await open(page, '/pricing')
  const rejected = await page.evaluate(() => {
    const script = () => document.createElement('script')
    const make = Reflect.get(window, 'trustedTypes')
    const attempts = {
      markup: () => Object.assign(document.createElement('div'), { innerHTML: '<b>x</b>' }),
      document: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      script: () => Object.assign(script(), { textContent: '1' }),
      url: () => Object.assign(script(), { src: '/assets/x.js' }),
      policy: () => make.createPolicy('another', {}),
      services: () => make.createPolicy('services', {}),
      again: () => make.createPolicy('later', { createScript: (text: string) => text }),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return []
      } catch {
        return [name]
      }
    })
  })
  const all = ['markup', 'document', 'script', 'url', 'policy', 'services', 'again']
  expect(rejected).toEqual(all)
})
