import { describe, expect, it } from 'vitest'
import { emailAddress, formats, linkedinUrl, timeZoneName } from './formats.ts'

describe('email address', () => {
  it.each([
    'ada@example.com',
    'ada+news@mail.example.com',
    'Ada.Byron@Example.COM',
    'ada@bücher.example',
    'a..b.@docomo.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s stays as typed', (given) => {
    expect(emailAddress(given)).toBe(given)
  })

  const address = 'ada@example.com'
  it.each([
    '\u200bada@example.com',
    'ada\u00ad@exam\u2060ple.com\ufeff',
    '\u202aada@example.com\u202c',
    'ada\u00a0@ example.com',
    'ada＠ｅxample．com',
    'ada@example。com',
    'Ada Byron <ada@example.com>',
    '"Byron, Ada" <ada@example.com>,',
    '<ada@example.com>',
    'mailto:ada@example.com',
    'ada@example.com.',
    'ada@example.com;',
    'mailto:ada@example.com?subject=Demo',
    '“ada@example.com”,',
    "'ada@example.com'",
    '(ada@example.com)',
    '[<ada@example.com>]',
    'ada@example.com <mailto:ada@example.com>',
  ])('is read from %j', (given) => {
    expect(emailAddress(given)).toBe(address)
  })

  it.each([
    ...['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'ada@exam ple.com', 'a@b@c'],
    ...['li.wei@163', 'ada@1.2.3.4', 'ada@0x7f.1', 'ada@[127.0.0.1]', 'ada@example.com:25'],
    ...['a b@example.org', 'a@example.org,b@c.org', 'a@example.org b@c.org', 'ada@example.com/x'],
    ...['jürgen@example.com', 'ada@ex%61mple.com', 'ada@exa_mple.com', 'ada@-example.com'],
    `${'a'.repeat(65)}@example.com`,
  ])('%s is rejected', (given) => {
    expect(emailAddress(given)).toBeUndefined()
  })

  it('is explained by its own message when it has letters that mail servers reject', () => {
    const { error } = formats.email ?? {}
    expect(error?.('jürgen@example.com')).not.toBe(error?.('jurgen'))
    expect(error?.('ada, jürgen@example.com')).toBe(error?.('jurgen'))
  })
})

describe('LinkedIn URL', () => {
  it.each([
    ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['http://linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['//de.linkedin.com/in/ada', 'https://de.linkedin.com/in/ada'],
    ['UK.LinkedIn.com/in/Ada', 'https://UK.LinkedIn.com/in/Ada'],
    ['m.linkedin.com/in/ada/?utm_source=share', 'https://m.linkedin.com/in/ada/?utm_source=share'],
    ['https://www.linkedin.com/company/engines', 'https://www.linkedin.com/company/engines'],
    ['\u200bwww.linkedin.com/in/jürgen', 'https://www.linkedin.com/in/jürgen'],
    ['<https://www.linkedin.com/in/ada>', 'https://www.linkedin.com/in/ada'],
    ['ｌinkedin．com／in／ada', 'https://linkedin.com/in/ada'],
    ['(https://www.linkedin.com/in/ada),', 'https://www.linkedin.com/in/ada'],
    ['„www.linkedin.com/in/ada“', 'https://www.linkedin.com/in/ada'],
    ['www.linkedin.com/in/ada.', 'https://www.linkedin.com/in/ada'],
    ['Www.Linkedin.com/In/Ada', 'https://Www.Linkedin.com/In/Ada'],
    ['www.linkedin.com/mwlite/in/ada', 'https://www.linkedin.com/mwlite/in/ada'],
  ])('%s becomes %s', (given, taken) => {
    expect(linkedinUrl(given)).toBe(taken)
  })

  it.each([
    'https://www.linkedin.com/',
    'https://www.linkedin.com/feed/',
    'https://www.linkedin.com/in/',
    'linkedin.com',
    'https://example.com/in/ada',
    'https://linkedin.com.example.com/in/ada',
    'https://notlinkedin.com/in/ada',
    'https://example.com/linkedin.com',
    'https://linkedin.com@example.com/',
    'mailto:ada@linkedin.com',
    'javascript:alert(1)//linkedin.com',
    'ftp://linkedin.com/in/ada',
    'linkedin.com:8080/in/ada',
    'linkedin.com/in/ada lovelace',
    'https:\\\\linkedin.com\\in\\ada',
    'ada',
  ])('%s is rejected', (given) => {
    expect(linkedinUrl(given)).toBeUndefined()
  })
})

it('reads links from a list with bullets, and an offset with a minus sign', () => {
  expect(formats.links?.parse('- example.com/a,\n• (example.org)')).toBe(
    'https://example.com/a\nhttps://example.org',
  )
  expect(timeZoneName('UTC−5')).toBe('UTC-5')
})
