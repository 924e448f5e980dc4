import type { TestSite } from './test-site.ts'
import type { Visitor } from './visitor.ts'

/** A test that runs in every engine. */
export interface BrowserTest {
  /** The expected behavior. */
  name: string
  /** Console errors are expected in this test. */
  logsErrors?: true
  /** Rejects when the test fails. */
  run(visitor: Visitor, site: TestSite): Promise<void>
}
