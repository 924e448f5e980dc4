import { useState } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Button } from '#app/components/button.tsx'
import { ExternalLink } from '#app/components/external-link.tsx'
import { Icon } from '#app/components/icon.tsx'
import { TextLink } from '#app/components/text-link.tsx'
import { Specimen } from './specimen.tsx'

const variants = ['primary', 'secondary', 'outline', 'text'] as const
const sizes = ['sm', 'md', 'lg'] as const

/** Where each height is used. */
const heights = [
  ['36 px, sm', 'In the header, in rows and in dialogs'],
  ['44 px, md', 'In a section'],
  [
    '52 px, lg',
    'For what a page is there for: in the first screen, under a form, in the closing section',
  ],
] as const
const row = 'flex flex-wrap items-center gap-4'

/** The button in all its variants, and standalone links. */
export function Buttons() {
  const [count, setCount] = useState(0)
  return (
    <>
      <Specimen name="Heights">
        <dl className="grid gap-x-6 gap-y-1 text-small md:grid-cols-[1fr_2fr]">
          {heights.map(([height, use]) => (
            <div key={height} className="contents">
              <dt className="font-mono">{height}</dt>
              <dd className="text-quiet">{use}</dd>
            </div>
          ))}
        </dl>
      </Specimen>
      {variants.map((variant) => (
        <Specimen key={variant} name={variant}>
          <div className={row}>
            {sizes.map((size) => (
              <Button key={size} to="/styleguide" variant={variant} size={size}>
                Size {size}
              </Button>
            ))}
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button to="/styleguide" variant={variant} disabled>
              Disabled link
            </Button>
          </div>
        </Specimen>
      ))}
      <Specimen name="Icon">
        <div className={row}>
          <Button to="/styleguide" iconLeft={<Icon name="ScanLine" />}>
            Icon left
          </Button>
          <Button to="/styleguide" variant="outline" iconRight={<Icon name="Layers" />}>
            Icon right
          </Button>
        </div>
      </Specimen>
      <Specimen name="Handler, full width">
        <Button variant="secondary" fullWidth onClick={() => setCount(count + 1)}>
          Pressed {count} times
        </Button>
      </Specimen>
      <Specimen name="Links">
        <div className={row}>
          <TextLink to="/styleguide">Small</TextLink>
          <TextLink to="/styleguide" size="body">
            Body
          </TextLink>
          <ExternalLink href="https://www.rfc-editor.org/rfc/rfc9116" className="text-link">
            New tab
          </ExternalLink>
        </div>
      </Specimen>
      <Specimen name="Badge">
        <div className={row}>
          <Badge>Sample</Badge>
          <Badge tone="accent">Recommended</Badge>
        </div>
      </Specimen>
    </>
  )
}
