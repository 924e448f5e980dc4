import { Label } from '#app/components/label.tsx'
import { Logo } from '#app/components/pictures/logo.tsx'
import { SeverityMark } from '#app/scenes/frame/severity-mark.tsx'
import { Specimen } from './specimen.tsx'

const colors = [
  ['ink', 'bg-ink'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hairline', 'bg-hairline'],
  ['edge', 'bg-edge'],
  ['quiet', 'bg-quiet'],
  ['text', 'bg-text'],
  ['accent', 'bg-accent'],
  ['danger', 'bg-danger'],
] as const

const sizes = [
  ['h1', 'text-h1 font-semibold'],
  ['h2', 'text-h2 font-semibold'],
  ['h3', 'text-h3 font-semibold'],
  ['h4', 'text-h4 font-semibold'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['label', 'font-mono text-label'],
] as const

/** Colors, typography and the logo. */
export function Foundations() {
  return (
    <>
      <Specimen name="Color">
        <ul className="grid grid-cols-2 gap-4 text-small sm:grid-cols-3 xl:grid-cols-4">
          {colors.map(([name, look]) => (
            <li key={name}>
              <span className={`block h-16 border border-hairline ${look}`} />
              <span className="mt-2 block font-mono text-label text-quiet">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Severity">
        <p className="flex flex-wrap gap-6">
          {(['critical', 'high', 'medium', 'low'] as const).map((level) => (
            <SeverityMark key={level} level={level} />
          ))}
        </p>
      </Specimen>
      <Specimen name="Type">
        <ul className="space-y-3">
          {sizes.map(([name, look]) => (
            <li key={name} className="flex items-baseline gap-6">
              <span className="w-12 shrink-0 font-mono text-label text-quiet">{name}</span>
              <span className={`min-w-0 ${look}`}>A plumb line shows what is true</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Mark and label">
        <div className="space-y-4">
          <Logo />
          <Label>Deep search</Label>
        </div>
      </Specimen>
    </>
  )
}
