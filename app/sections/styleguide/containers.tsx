import { CodeBox } from '#app/components/code-box.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Person } from '#app/components/person.tsx'
import { Figure } from '#app/components/pictures/figure.tsx'
import { Points } from '#app/components/points.tsx'
import { Quote } from '#app/components/quote.tsx'
import { SampleNote } from '#app/components/sample-note.tsx'
import { Table } from '#app/components/table.tsx'
import { FindingDiff } from '../product/examples/finding-diff.tsx'
import { findingSample } from './finding-sample.build.ts'
import { Specimen } from './specimen.tsx'

const query = 'SELECT id, total FROM invoice WHERE id = :id AND tenant_id = :tenant;'

/** Containers of text and images. */
export function ContainerSpecimens() {
  return (
    <>
      <Specimen name="Points">
        <Points items={['Input: a branch.', 'Output: findings with their lines.']} />
      </Specimen>
      <Specimen name="Table">
        <Table
          name="Sample table"
          columns={['CWE', 'Name', 'Where', 'Owner']}
          rows={[
            ['CWE-639', 'Authorization bypass', 'refunds.ts:38', 'Orders'],
            ['CWE-22', 'Path traversal', 'download.py:31', 'Reports'],
          ]}
        />
      </Specimen>
      <Specimen name="Code">
        <CodeBox
          filename="invoice.sql"
          language="sql"
          code={query}
          note="The tenant is asked for."
        />
      </Specimen>
      <Specimen name="Diff">
        <FindingDiff finding={findingSample} />
      </Specimen>
      <Specimen name="Quote">
        <Quote by={<Person name="Staff Engineer" about="Not a named person" />}>
          <p>The code is valid. The rule is missing.</p>
        </Quote>
      </Specimen>
      <Specimen name="Figure">
        <Figure caption="600 by 500 pixels, or that shape at the page's width.">
          <div className="flex aspect-6/5 w-full max-w-150 items-center justify-center border border-hairline bg-sunken text-accent">
            <Icon name="TextSearch" size={48} />
          </div>
        </Figure>
      </Specimen>
      <Specimen name="Sample note">
        <SampleNote what="Illustrative content." />
      </Specimen>
    </>
  )
}
