import type { TestSite } from './test-site.ts'
import type { Visitor } from './visitor.ts'

/** One thing that has to work in every engine, described once. */
export interface BrowserTest {
  /** What has to be, as a sentence. */
  name: string
  /** It makes the page complain in the console; of no other may a document complain. */
  logsErrors?: true
  /** Rejects when it is not so. */
  run(visitor: Visitor, site: TestSite): Promise<void>
}
