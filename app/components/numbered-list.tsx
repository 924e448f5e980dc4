/** A list of steps, separated by hairlines. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className="numbered">
      {items.map((item) => (
        <li key={item} className="flex gap-5 border-t border-hairline py-4 text-quiet">
          <span className="item-number shrink-0 font-mono text-accent" />
          <span className="min-w-0 wrap-anywhere">{item}</span>
        </li>
      ))}
    </ol>
  )
}
