interface PointsProps {
  items: readonly string[]
  size?: 'small' | 'body'
}

/** A list of features or benefits, separated by hairlines. */
export function Points({ items, size = 'body' }: PointsProps) {
  return (
    <ul className={`points text-${size}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
