import { TextWithCode } from '#app/scenes/frame/text-with-code.tsx'
import { guidesPage } from '#copy/integrations/index.ts'
import type { IntegrationGuide } from '#copy/integrations/types.ts'

/** Each permission with its reason, stacked on phones. */
export function PermissionTable({ rows }: { rows: IntegrationGuide['permissions'] }) {
  const { permissions, permission, why } = guidesPage.guide
  const head = 'pr-8 pb-3 text-left font-mono text-label font-normal text-quiet'
  return (
    <table className="mt-8 w-full border-b border-hairline max-sm:block">
      <caption className="sr-only">{permissions}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col" className={`${head} w-2/5`}>
            {permission}
          </th>
          <th scope="col" className={head}>
            {why}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ name, why: reason }) => (
          <tr key={name} className="border-t border-hairline max-sm:block max-sm:py-4">
            <th
              scope="row"
              className="text-left align-baseline font-mono text-small font-normal max-sm:block sm:py-4 sm:pr-8"
            >
              {name}
            </th>
            <td className="align-baseline text-quiet max-sm:mt-1 max-sm:block sm:py-4">
              <TextWithCode text={reason} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
