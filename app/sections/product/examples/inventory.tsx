import { RoutePath } from '#app/components/route-path.tsx'
import { ColumnHeads, TableBox } from '#app/components/table.tsx'
import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { productPage } from '#copy/products/page.ts'
import type { Endpoint, EndpointExample } from '#copy/products/types.ts'

const { endpointColumns, noFinding, fix } = productPage.example

/** The routes of a service, one per row, with finding and fix if there is one. */
export function Inventory({ example }: { example: EndpointExample }) {
  return (
    <TableBox name={example.caption} className="data-table-stacks inventory-table">
      <ColumnHeads columns={endpointColumns} />
      <tbody>
        {example.endpoints.map((endpoint) => (
          <Row key={endpoint.method + endpoint.path} endpoint={endpoint} />
        ))}
      </tbody>
    </TableBox>
  )
}

function Row({ endpoint }: { endpoint: Endpoint }) {
  const { method, path, source, auth, exposure, finding } = endpoint
  const [, authColumn, exposureColumn, findingColumn] = endpointColumns
  return (
    <tr className={finding ? 'row-flagged' : undefined}>
      <th scope="row">
        <span className="font-mono wrap-anywhere">
          <span className="text-quiet">{method}</span> <RoutePath path={path} />
        </span>
        <span className="block font-mono text-label font-normal wrap-anywhere text-quiet">
          {source}
        </span>
      </th>
      <td data-column={authColumn}>{auth}</td>
      <td data-column={exposureColumn}>{exposure}</td>
      <td data-column={findingColumn}>
        {finding ? (
          <span>
            <span>{finding.text}</span>
            <span className="block text-label text-quiet">
              <span className="font-mono whitespace-nowrap text-high">CWE-{finding.cwe.id}</span>{' '}
              {finding.cwe.name}
            </span>
            <span className="mt-2 block border-l border-accent pl-3 text-quiet">
              <span className="font-mono text-label">{fix}:</span>{' '}
              <TextWithCode text={finding.fix} />
            </span>
          </span>
        ) : (
          <span className="text-quiet">{noFinding}</span>
        )}
      </td>
    </tr>
  )
}
