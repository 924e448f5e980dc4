import { repository } from '#copy/storefront/repository.ts'
import { CodePath } from '../frame/code-path.tsx'
import { Prose } from '../frame/prose.tsx'
import { SceneFrame, type SceneProps } from '../frame/scene-frame.tsx'

const question = 'Where do we trust a price sent by the client?'

const places = [
  {
    path: 'services/checkout/src/totals.ts',
    line: 33,
    code: 'sum(lines, (line) => line.unitPrice * line.quantity)',
    why: '`unitPrice` comes from the request body. Nothing between the route and this sum reads the price list.',
  },
  {
    path: 'services/checkout/src/routes/carts.ts',
    line: 58,
    code: 'lineSchema.extend({ unitPrice: z.number() })',
    why: 'The schema accepts a price for each line and passes it on.',
  },
  {
    path: 'web/src/cart/send-cart.ts',
    line: 19,
    code: 'body: JSON.stringify({ lines: cart.lines })',
    why: 'The page sends the prices that it showed.',
  },
] as const

/**
 * Deep search: a question without an identifier in it, and the places that answer it, best first. A
 * figure of the features page, drawn in one variant.
 */
export function DeepSearchScene(_: SceneProps) {
  return (
    <SceneFrame
      variant="full"
      title="Deep search"
      source={`${repository.name} · ${repository.branch}`}
      caption="Illustrative: one question to an invented code base. Each place has its line, and a sentence on why it is there."
    >
      <p className="m-0 border-hairline border-b px-4 py-4 text-body leading-snug">
        <span aria-hidden="true" className="font-mono text-signal">
          ?{' '}
        </span>
        {question}
      </p>
      <ol className="m-0 list-none p-0">
        {places.map(({ path, line, code, why }, index) => (
          <li
            key={path}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-hairline px-4 py-3.5 not-first:border-t"
          >
            <span aria-hidden="true" className="font-mono text-label text-signal leading-[1.4rem]">
              {index + 1}
            </span>
            <div className="grid gap-x-8 gap-y-1.5 @3xl:grid-cols-[5fr_4fr]">
              <div>
                <CodePath path={path} line={line} />
                <p className="m-0 mt-1 bg-sunken px-2 py-1 font-mono text-label [overflow-wrap:anywhere]">
                  <code className="text-[1em]">{code}</code>
                </p>
              </div>
              <p className="m-0 text-quiet">
                <Prose text={why} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </SceneFrame>
  )
}
