import { Plate } from '#app/components/pictures/plate.tsx'

/** Plates, as they are and as squares. */
export function Plates({ urls }: { urls: readonly string[] }) {
  return (
    <div className="mt-10 grid grid-cols-2 gap-6 lg:grid-cols-3">
      {urls.map((src) => (
        <Plate key={src} src={src} className="aspect-video w-full" />
      ))}
      {urls.map((src) => (
        <Plate key={src} src={src} className="aspect-video w-full" />
      ))}
    </div>
  )
}
