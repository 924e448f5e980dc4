import { Link } from 'react-router'
import { locationOf, mentionOf, sharedFinding } from '#app/scenes/frame/mentions.ts'
import { productCatalogue } from '#copy/products/catalogue.ts'
import { findingNavigation, productsWithFinding } from '#copy/products/finding-navigation.ts'
import type { ProductId } from '#copy/products/types.ts'

interface FindingNavigationProps {
  current: ProductId
  /** Those that show the finding. */
  products?: readonly ProductId[]
}

/**
 * The products that show the same finding, in the order in which they do, and which one this is. The switch
 * highlights the mentions of the finding on the page. Nothing on the page of a product that doesn't show it.
 */
export function FindingNavigation({
  current,
  products = productsWithFinding,
}: FindingNavigationProps) {
  const index = products.indexOf(current)
  if (index < 0) return null
  const location = locationOf(sharedFinding)
  return (
    <nav
      aria-label={findingNavigation.label}
      className="border border-hairline bg-raised text-small"
    >
      <div className="flex flex-wrap items-center gap-x-4 border-flag border-y border-dashed bg-flag/14 px-3 max-sm:gap-x-0 max-sm:pr-0 [view-transition-name:finding]">
        <label className="relative flex min-h-11 items-center gap-2.5 font-mono">
          <input
            type="checkbox"
            aria-label={findingNavigation.mark(location)}
            data-finding
            className="peer absolute inset-0 m-0 size-full cursor-pointer appearance-none focus-visible:outline-2 focus-visible:outline-accent"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none size-2.5 rotate-45 forced-color-adjust-none border border-flag peer-checked:bg-flag"
          />
          <span className="pointer-events-none" {...mentionOf(location)}>
            {location}
          </span>
        </label>
        <span className="font-mono text-label text-quiet max-sm:hidden">{sharedFinding.cwe}</span>
        <span className="ml-auto flex items-center whitespace-nowrap font-mono text-label">
          <Neighbor id={products[index - 1]} arrow="‹" />
          {findingNavigation.place(index + 1, products.length)}
          <Neighbor id={products[index + 1]} arrow="›" />
        </span>
      </div>
      <ol className="grid grid-cols-3 gap-px bg-hairline max-lg:hidden xl:grid-flow-col xl:grid-cols-none xl:whitespace-nowrap">
        {products.map((id, position) => (
          <li key={id} className={id === current ? 'finding-place bg-raised' : 'bg-raised'}>
            <Link
              to={productCatalogue[id].path}
              prefetch="intent"
              aria-current={id === current ? 'page' : undefined}
              className="flex h-full min-h-11 items-center gap-1.5 px-3 py-1.5 text-quiet xl:px-2 leading-tight -outline-offset-2 hover:text-text aria-[current=page]:bg-flag/14 aria-[current=page]:text-text"
            >
              <span aria-hidden="true" className="font-mono text-label">
                {position + 1}
              </span>
              <span>{productCatalogue[id].title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** In a small window, a link to the product before or behind this one takes the place of the list. */
function Neighbor({ id, arrow }: { id: ProductId | undefined; arrow: string }) {
  if (id === undefined) return <span className="w-11 lg:hidden" />
  const { path, title } = productCatalogue[id]
  return (
    <Link
      to={path}
      prefetch="intent"
      aria-label={title}
      className="grid size-11 place-items-center text-h3 -outline-offset-2 hover:text-accent lg:hidden"
    >
      {arrow}
    </Link>
  )
}
