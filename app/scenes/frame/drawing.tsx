import type { ComponentType } from 'react'

interface DrawingProps<Layout, Props> {
  readonly of: ComponentType<Props & { readonly layout: Layout }>
  readonly wide: Layout
  readonly narrow: Layout
  readonly props: Props
}

/** A drawing with two layouts, of which the figure shows the one that it has room for. */
export function Drawing<Layout, Props>({
  of: Of,
  wide,
  narrow,
  props,
}: DrawingProps<Layout, Props>) {
  return (
    <>
      <div className="hidden @xl:block">
        <Of {...props} layout={wide} />
      </div>
      <div className="@xl:hidden">
        <Of {...props} layout={narrow} />
      </div>
    </>
  )
}
