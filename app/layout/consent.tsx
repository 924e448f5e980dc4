import { lazy, Suspense } from 'react'
import { useClientValue } from '#app/components/use-client-value.ts'
import { useSite } from './use-site.ts'

/** Loaded only when the owner has listed an optional service. */
const ConsentDialog = lazy(async () => {
  const { ConsentDialog } = await import('#app/consent/consent-dialog.tsx')
  return { default: ConsentDialog }
})

/** The consent dialog; nothing while there is no optional service. */
export function Consent() {
  const { services } = useSite()
  const isInBrowser = useClientValue(() => true)
  if (!isInBrowser || services.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ConsentDialog services={services} />
    </Suspense>
  )
}
