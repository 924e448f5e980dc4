import { describe, expect, it } from 'vitest'
import { toMarkdown } from './markdown.ts'

const page = (main: string) =>
  `<!doctype html><html><body><nav>Menu</nav><main>${main}</main></body></html>`
const textOf = async (html: string) => (await toMarkdown(html, 'https://site.example')).text
const markdownOf = (main: string) => textOf(page(main))

describe('toMarkdown', () => {
  it('keeps the headings, lists, and tables of the page, and nothing else', async () => {
    const markdown = await markdownOf(
      '<h1>Title</h1><ul><li>One</li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    )
    expect(markdown).toContain('# Title')
    expect(markdown).toContain('- One')
    expect(markdown).toMatch(/\| A \|/)
    expect(markdown).not.toContain('Menu')
  })

  it('makes links of the site absolute and keeps other links', async () => {
    const markdown = await markdownOf('<a href="/pricing">P</a> <a href="https://owasp.org/">O</a>')
    expect(markdown).toContain('[P](https://site.example/pricing)')
    expect(markdown).toContain('[O](https://owasp.org/)')
  })

  it('separates words that only CSS separates', async () => {
    const markdown = await markdownOf(
      '<div><a href="/a">One</a><a href="/b">Two</a></div><a href="/c"><span>Name</span><span>What it is</span></a><p>Set <code>a</code><code>b</code>.</p><p>See <a href="/d">Four</a><a href="/e">Five</a></p><p><span>9:00-</span><span>18:00</span></p>',
    )
    expect(markdown).toContain('[One](https://site.example/a) · [Two](https://site.example/b)')
    expect(markdown).toContain('[Name: What it is](https://site.example/c)')
    expect(markdown).toContain('`a``b`.')
    expect(markdown).toContain('9:00-18:00')
    expect(markdown).toMatch(/See \[Four\]\S+ · \[Five\]/)
  })

  it('keeps highlighted code whole', async () => {
    const markdown = await markdownOf(
      '<ol><li><span>38</span><code>  <span>await</span><span> orders.</span><span>find</span></code><span>valid</span></li></ol>',
    )
    expect(markdown).toContain('38 · `await orders.find` · valid')
  })

  it('turns definitions into lists, and questions into headings', async () => {
    const markdown = await markdownOf(
      '<dl><div><dt>Name</dt><dd>What it is.</dd><dd><a href="/a">More</a></dd></div></dl><details><summary>Why?</summary><p>So.</p></details><details><summary><h2>How</h2><span>Like this</span></summary><p>So.</p></details><ol><li><h3>First</h3><p>Do.</p></li></ol>',
    )
    expect(markdown).toContain('- **Name**: What it is. [More](https://site.example/a)')
    expect(markdown).toMatch(/### Why\?\n\nSo\./)
    expect(markdown).toMatch(/\n## How\n\nLike this\n/)
    expect(markdown).toMatch(/1\. \*\*First\*\*\n\n {3}Do\./)
  })

  it('resolves fragment links against the page', async () => {
    const inner = '<h2><a href="#one">One</a></h2><a href="#one">1.1</a>'
    const head = '<head><link rel="canonical" href="https://site.example/terms"></head>'
    const markdown = await textOf(head + page(inner))
    expect(markdown).toContain('## One')
    expect(markdown).toContain('[1.1](https://site.example/terms#one)')
  })

  it('puts the number of a clause before its text', async () => {
    const clause = '<div id="one"><a href="#one">1.1</a><div><p><b>Lead.</b><br>So.</p></div></div>'
    const head = '<head><link rel="canonical" href="https://site.example/terms"></head>'
    const markdown = await textOf(head + page(clause))
    expect(markdown).toContain('[1.1](https://site.example/terms#one) **Lead.**')
  })

  it('starts with the metadata of the head as YAML', async () => {
    const head = `<head><link rel="canonical" href="https://site.example/p">
      <meta property="og:title" content='Say "yes": no'>
      <meta property="article:published_time" content="2026-10-05T08:00:00.000Z">
      <meta property="article:author" content="The Team"></head>`
    expect(await toMarkdown(head + page('<h1>P</h1>'), 'https://site.example')).toEqual({
      canonical: 'https://site.example/p',
      text: [
        '---',
        'title: "Say \\"yes\\": no"',
        'date: "2026-10-05T08:00:00.000Z"',
        'author: "The Team"',
        'canonical: "https://site.example/p"',
        '---',
        '',
        '# P',
        '',
      ].join('\n'),
    })
  })

  it('does not escape URLs', async () => {
    expect((await markdownOf('<p>Write to me@site.example now</p>')).trim()).toBe(
      'Write to me@site.example now',
    )
  })

  it('leaves out controls, ornaments and comments', async () => {
    const markdown = await markdownOf(
      '<p>$<!-- -->30</p><span aria-hidden="true">+</span><button>Go</button><form>F</form><svg><text>S</text></svg>',
    )
    expect(markdown.trim()).toBe('$30')
  })

  it('keeps a row header that is a label', async () => {
    const table =
      '<table><tr><th>Id</th></tr><tr><th><label for="cell">T1</label></th></tr></table>'
    expect(await markdownOf(table)).toMatch(/\| T1 \|/)
  })
})
