import { describe, expect, it } from 'vitest'
import { toMarkdown } from './markdown.ts'

const page = (main: string) =>
  `<!doctype html><html><body><nav>Menu</nav><main>${main}</main></body></html>`
const twin = (main: string) => toMarkdown(page(main), 'https://site.example')

describe('toMarkdown', () => {
  it('keeps headings, lists and tables of the page, and nothing around it', async () => {
    const markdown = await twin(
      '<h1>Title</h1><ul><li>One</li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    )
    expect(markdown).toContain('# Title')
    expect(markdown).toContain('- One')
    expect(markdown).toMatch(/\| A \|/)
    expect(markdown).not.toContain('Menu')
  })

  it('makes links of the site absolute and leaves others alone', async () => {
    const markdown = await twin('<a href="/pricing">P</a> <a href="https://owasp.org/">O</a>')
    expect(markdown).toContain('[P](https://site.example/pricing)')
    expect(markdown).toContain('[O](https://owasp.org/)')
  })

  it('leaves out controls, ornaments and comments', async () => {
    const markdown = await twin(
      '<p>$<!-- -->30</p><span aria-hidden="true">+</span><button>Go</button><form>F</form><svg><text>S</text></svg>',
    )
    expect(markdown.trim()).toBe('$30')
  })
})
