interface PointsProps {
  items: readonly string[]
  size?: 'small' | 'body' | 'lead'
}

/** What something does or brings, one a line, each on its own hairline. */
export function Points({ items, size = 'body' }: PointsProps) {
  return (
    <ul className={`points text-${size}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
