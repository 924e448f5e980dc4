import { useState } from 'react'
import { removeItem, removeItemsByPrefix, storageKeys } from '#app/browser-values/storage.ts'
import { Button } from '#app/components/button.tsx'
import { Section } from '#app/sections/section.tsx'
import { choiceItem, cookieCategories, cookies, storedItems } from '#copy/cookies.ts'
import { pageLabels } from '#copy/pages/labels.ts'

const { heading, columns, clear, cleared } = cookies.stored
const facts = ['category', 'where', 'holds', 'keptWhen', 'until'] as const

interface StoredItemsProps {
  alreadyCleared: boolean
  /** Whether there are optional services, which store consent in a cookie. */
  isOptional: boolean
}

/**
 * What the site stores in the browser, and a button that clears it. The button submits a form, so that the
 * response can clear the storage before scripts run.
 */
export function StoredItems({ alreadyCleared, isOptional }: StoredItemsProps) {
  const [isCleared, setCleared] = useState(alreadyCleared)
  return (
    <Section id="stored" label={pageLabels.legal.stored} title={heading}>
      <div className="mt-10 grid gap-10 lg:grid-cols-2 lg:gap-14">
        {[...storedItems, ...(isOptional ? [choiceItem] : [])].map((item) => (
          <div key={item.name} className="border-t border-accent pt-5">
            <h3>{item.name}</h3>
            <dl className="mt-5 text-small">
              {facts.map((fact) => (
                <div
                  key={fact}
                  className="grid grid-cols-[minmax(min-content,6.5rem)_1fr] gap-x-4 border-t border-hairline py-2.5"
                >
                  <dt className="text-quiet">{columns[fact]}</dt>
                  <dd>{fact === 'category' ? nameOf(item.category) : item[fact]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      <form
        method="post"
        className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          clearStorage()
          setCleared(true)
        }}
      >
        <Button type="submit" variant="outline">
          {clear}
        </Button>
        <p role="status" className="text-small text-quiet">
          {isCleared ? cleared : null}
        </p>
      </form>
    </Section>
  )
}

function nameOf(category: (typeof storedItems)[number]['category']): string {
  return cookieCategories.find(({ id }) => id === category)?.name ?? ''
}

/**
 * Removes the region, the hidden badge, and the drafts. Scroll positions end with the tab, because the router
 * would write them again.
 */
function clearStorage(): void {
  removeItem('localStorage', storageKeys.region)
  removeItem('sessionStorage', storageKeys.badge)
  removeItemsByPrefix('sessionStorage', storageKeys.draftPrefix)
  delete document.documentElement.dataset.badge
  // Components that show the region read it again, as if another tab had changed it.
  dispatchEvent(new Event('storage'))
}
