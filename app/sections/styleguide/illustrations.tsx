import { Illustration } from '#app/components/pictures/figure.tsx'

/** Illustrations in their own proportions. */
export function Illustrations({ urls }: { urls: readonly string[] }) {
  return (
    <div className="mt-10 grid grid-cols-2 gap-6 lg:grid-cols-3">
      {urls.map((src) => (
        <Illustration key={src} src={src} className="aspect-video w-full" />
      ))}
    </div>
  )
}
