import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailAddress } from './email-address.ts'
import { formats, timeZoneName } from './formats.ts'
import { linkedinUrl } from './web-address.ts'

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

  const addresses = fc.constantFrom(
    ...['ada@example.com', 'Ada.Byron+news@mail.example.co.uk', "o'brien@example.ie", '1@2.org'],
    ...[
      'ada@bücher.example',
      'ada@例え.テスト',
      'ada@xn--bcher-kva.example',
      'a..b.@docomo.example',
    ],
  )
  /** What people paste around an address: names, brackets, labels, bullets, and marks that nobody sees. */
  const before = fc.constantFrom(
    ...['', ' ', '\u200b', '\u202a', '\u00a0', '- ', '• ', '·', '1. ', '📧', '✉ ', "'", '*', '`'],
    ...['mailto:', 'MAILTO:', 'mailto://', 'SMTP:', 'E-mail: ', 'email：', '邮箱：', 'Почта: '],
    ...[
      '<',
      '(',
      '[',
      '{',
      '"',
      '“',
      '„',
      '«',
      '‹',
      '「',
      '【',
      '＜',
      '《',
      '<mailto:',
      '<a href="mailto:',
    ],
    ...['Ada Byron <', '"Byron, Ada" <', 'Ada (', 'Ada「', '[Ada](mailto:', 'Byron, Ada <'],
  )
  const after = fc.constantFrom(
    ...['', ' ', '\u200f', '\ufeff', '.', ',', ';', '!', ':', '…', '。', '،', '、', '؛', '📧', '/'],
    ...['™', '²', '①', '℠', '½', '㏂'],
    ...[
      '>',
      ')',
      ']',
      '}',
      '"',
      '”',
      '“',
      '»',
      '›',
      '」',
      '】',
      '＞',
      '》',
      '>,',
      ' | ',
      '.)',
      '");',
    ],
    ...['> (work)', ' (Ada Byron)', '>(CTO)', '?subject=Hi, Bo&cc=', ' <Ada>', '> wrote:'],
  )

  it('is read from what people paste around it, as it was typed', () => {
    fc.assert(
      fc.property(before, addresses, after, (start, address, end) => {
        expect(emailAddress(start + address + end)).toBe(address)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is none of several ones', () => {
    const between = fc.constantFrom(', ', ';', ' ', ' <', '> <', '>; "Bo" <', '), (', '\n', ' / ')
    fc.assert(
      fc.property(before, addresses, between, addresses, after, (start, one, join, other, end) => {
        fc.pre(one !== other)
        expect(emailAddress(start + one + join + other + end)).toBeUndefined()
      }),
      { numRuns: 1_000 },
    )
  })

  const address = 'ada@example.com'
  it.each([
    'ada\u00ad@exam\u2060ple.com\ufeff',
    'ada\u00a0@ example.com',
    'ada＠ｅxample．com',
    'ada﹫example。com',
    'mailto:%61da@example.com',
    'ada@example.com <mailto:ada@example.com>',
    '[ada@example.com](mailto:ada@example.com)',
    '<a href="mailto:ada@example.com">ada@example.com</a>',
  ])('is read from %j', (given) => {
    expect(emailAddress(given)).toBe(address)
  })

  it('has the hyphens and apostrophes of a keyboard', () => {
    expect(emailAddress('ada–b@my‑company.org')).toBe('ada-b@my-company.org')
    expect(emailAddress('o’brien@example.ie')).toBe("o'brien@example.ie")
  })

  it.each([
    ...['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'ada@exam ple.com', 'a@b@c'],
    ...['li.wei@163', 'ada@1.2.3.4', 'ada@0x7f.1', 'ada@[127.0.0.1]', 'ada@example.com:25'],
    ...['a b@example.org', 'a@example.org,b@c.org', 'a@example.org b@c.org', 'ada@example.com/x'],
    ...[
      'jane,doe@example.org',
      'jane(doe)@example.org',
      'o"brien@example.org',
      '//ada@example.org',
    ],
    ...['"ada byron"@example.org', 'ada(at)example.org', 'ada@example,org', 'ada@@example.org'],
    ...[
      '=?utf-8?q?ada?=@example.com',
      'jürgen@example.com',
      'ada@ex%61mple.com',
      'ada@exa_mple.com',
      'ada@-example.com',
    ],
    `${'a'.repeat(65)}@example.com`,
  ])('%s is rejected', (given) => {
    expect(emailAddress(given)).toBeUndefined()
  })

  it('is explained by its own message when it has letters that mail servers reject', () => {
    const { error } = formats.email ?? {}
    expect(error?.('jürgen@example.com')).not.toBe(error?.('jurgen'))
    expect(error?.('Jürgen <jürgen@example.com>')).toBe(error?.('jürgen@example.com'))
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
    ['www.linkedin.com/mwlite/profile/in/ada', 'https://www.linkedin.com/mwlite/profile/in/ada'],
    [
      'https://www.linkedin.com/profile/view?id=123',
      'https://www.linkedin.com/profile/view?id=123',
    ],
    ['zh-cn.linkedin.com/in/%E5%BC%A0', 'https://zh-cn.linkedin.com/in/%E5%BC%A0'],
    ['touch.linkedin.com/company-beta/1', 'https://touch.linkedin.com/company-beta/1'],
    ['linkedin.cn/incareer/in/ada', 'https://linkedin.cn/incareer/in/ada'],
    ['/in/ada', 'https://www.linkedin.com/in/ada'],
    ['www.linkedin.com./in//ada', 'https://www.linkedin.com/in/ada'],
    ['https:// www.linkedin.com:443/in/ada!', 'https://www.linkedin.com/in/ada'],
    ['See my profile: www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['https://www.linkedin.com/in/ada | LinkedIn', 'https://www.linkedin.com/in/ada'],
    ['[Ada](https://www.linkedin.com/in/ada)', 'https://www.linkedin.com/in/ada'],
    ['www.linkedin.com/in/ada²', 'https://www.linkedin.com/in/ada'],
    ['linkedin.com/in/ada‑byron', 'https://linkedin.com/in/ada-byron'],
    ['linkedin.com/in/ada-👩‍💻', 'https://linkedin.com/in/ada-👩‍💻'],
  ])('%s becomes %s', (given, taken) => {
    expect(linkedinUrl(given)).toBe(taken)
  })

  it.each([
    'https://www.linkedin.com/',
    'https://www.linkedin.com/feed/',
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/in/%20',
    'https://www.linkedin.com/me',
    'https://www.linkedin.com/posts/ada_words',
    'https://lnkd.in/ada',
    'https://www.example.com/?to=https://www.linkedin.com/in/ada',
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
    'linkedin.com/in/ada²lovelace',
    'linkedin.com/in/../feed',
    'linkedin.com/in/%2E%2e/feed',
    'https:\\\\linkedin.com\\in\\ada',
    'ada',
  ])('%s is rejected', (given) => {
    expect(linkedinUrl(given)).toBeUndefined()
  })
})

describe('links', () => {
  it.each([
    ['- example.com/a,\n• (example.org)', 'https://example.com/a\nhttps://example.org'],
    ['1. GitHub: https://github.com/ada', 'https://github.com/ada'],
    ['//ada.example:8443', 'https://ada.example:8443'],
    ['ａda．example', 'https://ada.example'],
    ['https://fa.example/wiki/می\u200cخواهم', 'https://fa.example/wiki/می\u200cخواهم'],
    ['https://de.example/wiki/Fläche_(m²)', 'https://de.example/wiki/Fläche_(m²)'],
  ])('of %j are %j', (given, links) => {
    expect(formats.links?.parse(given)).toBe(links)
  })

  it.each([
    '1.5',
    'example.org™',
    'a.example,b.example',
    '10.0.0.1',
    'C:\\cv.pdf',
    'none',
    'ada@example.org',
  ])('are none in %j', (given) => {
    expect(formats.links?.parse(given)).toBeUndefined()
  })
})

it('reads an offset with a minus sign', () => {
  expect(timeZoneName('UTC−5')).toBe('UTC-5')
})
