import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Findings } from '../findings.ts'
import { type Fixture, pictures } from './fixture.ts'

/** What a part of the test uses. */
export interface Steps extends Recorder {
  fixture: Fixture
  page: Page
}

export interface Recorder {
  /** Runs a step and records its result. Takes a screenshot if it fails. */
  step(what: string, work: () => Promise<string | undefined>): Promise<void>
  /** Takes a screenshot. */
  picture(name: string, page?: Page): Promise<void>
}

export function stepsOn(fixture: Fixture, page: Page, findings: Findings): Steps {
  return { fixture, page, ...recorder(page, findings) }
}

/** Records steps, with screenshots of a page. */
export function recorder(page: Page, findings: Findings): Recorder {
  const picture = async (name: string, of = page) => {
    await of.screenshot({ path: join(pictures, `${name}.png`) })
  }
  return {
    picture,
    async step(what, work) {
      try {
        findings.add(what, true, (await work()) ?? 'yes')
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        findings.add(what, false, reason.split('\n').slice(0, 4).join(' | '))
        await picture(`failed-${what.replaceAll(/\W+/g, '-')}`).catch(() => {})
      }
    },
  }
}

/** @throws Error with the expected and the actual value */
export function same(actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (a !== b) throw new Error(`expected ${b}, got ${a}`)
}
