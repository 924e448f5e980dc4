import { describe, expect, it } from 'vitest'
import { linkedinUrl, mailbox } from './formats.ts'

describe('email address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['ada+news@mail.example.com', 'ada+news@mail.example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ])('%s becomes %s', (given, taken) => {
    expect(mailbox(given)).toBe(taken)
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example.', 'ada@exam ple.com'])(
    '%s is rejected',
    (given) => {
      expect(mailbox(given)).toBeUndefined()
    },
  )
})

describe('LinkedIn URL', () => {
  it.each([
    ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
    ['http://linkedin.com/in/ada', 'http://linkedin.com/in/ada'],
    ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
    ['//de.linkedin.com/in/ada', 'https://de.linkedin.com/in/ada'],
    ['UK.LinkedIn.com/in/Ada', 'https://uk.linkedin.com/in/Ada'],
  ])('%s becomes %s', (given, taken) => {
    expect(linkedinUrl(given)).toBe(taken)
  })

  it.each([
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
    'ada',
  ])('%s is rejected', (given) => {
    expect(linkedinUrl(given)).toBeUndefined()
  })
})
