import { type FormEvent, type MouseEvent, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { consent, type OptionalCategory, optionalCategories } from '#copy/consent.ts'
import { cookieCategories } from '#copy/cookies.ts'
import { type Choice, choose } from './choice.ts'

interface ChoiceFormProps {
  choice: Choice
  /** The categories that have at least one service. */
  offered: readonly OptionalCategory[]
  onChosen?: () => void
}

/** The four categories as checkboxes. Necessary storage can't be turned off. */
export function ChoiceForm({ choice, offered, onChosen }: ChoiceFormProps) {
  const [outcome, setOutcome] = useState<'saved' | 'failed'>()
  const save = async (categories: readonly OptionalCategory[]) => {
    const isSaved = await choose(categories)
    setOutcome(isSaved ? 'saved' : 'failed')
    if (isSaved) onChosen?.()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).getAll('categories')
    void save(optionalCategories.filter((category) => wanted.includes(category)))
  }
  const saveAll = (categories: readonly OptionalCategory[]) => (event: MouseEvent) => {
    event.preventDefault()
    void save(categories)
  }
  const isOffered = (id: string) => offered.some((one) => one === id)
  const noteOn = (id: string, required: boolean) => {
    if (required) return `${consent.necessary}.`
    return isOffered(id) ? null : `${consent.unused}.`
  }
  return (
    <form key={choice.granted.join()} onSubmit={submit} className="mt-6">
      {choice.signal ? <p className="mb-4 text-small">{consent.signal}</p> : null}
      <ul className="border-b border-hairline">
        {cookieCategories.map(({ id, name, description, required }) => (
          <li key={id} className="border-t border-hairline py-3">
            <label className="group flex min-h-6 items-baseline gap-4">
              <input
                type="checkbox"
                name="categories"
                value={id}
                defaultChecked={required || choice.granted.some((one) => one === id)}
                disabled={required || choice.signal || !isOffered(id)}
                className="size-5 shrink-0 translate-y-1 accent-accent disabled:opacity-50"
              />
              <span>
                <span className="block font-semibold group-has-disabled:text-quiet">{name}</span>
                <span className="text-small text-quiet">
                  {description} {noteOn(id, required)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid grid-cols-2 gap-3 *:last:col-span-2 sm:flex">
        {choice.signal ? null : (
          <>
            <Button variant="outline" onClick={saveAll(offered)}>
              {consent.allowAll}
            </Button>
            <Button variant="outline" onClick={saveAll([])}>
              {consent.refuseAll}
            </Button>
            <Button type="submit" variant="outline">
              {consent.save}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="mt-3 min-h-6 text-small">
        {outcome ? consent[outcome] : null}
      </p>
    </form>
  )
}
