import { type FormEvent, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { closeDialog, Dialog, DialogButton } from '#app/components/dialog.tsx'
import { chooseRegion, useRegion } from '#app/components/region.ts'
import { footer } from '#copy/navigation.ts'
import { regionDialog, regions } from '#copy/region.ts'

const id = 'region-dialog'

/** "Change Region" and "English": two buttons that open the same dialog. */
export function RegionDialog() {
  const region = useRegion()
  const [saved, setSaved] = useState('')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const locale = String(new FormData(event.currentTarget).get('region'))
    chooseRegion(locale)
    closeDialog(id)
    const name = regions.find((one) => one.locale === locale)?.name ?? locale
    setSaved(regionDialog.saved(name))
  }
  return (
    <>
      <div className="flex gap-6">
        <DialogButton dialog={id}>{footer.changeRegion}</DialogButton>
        <DialogButton dialog={id}>{footer.language}</DialogButton>
      </div>
      <p role="status" className="sr-only">
        {saved}
      </p>
      <Dialog id={id} title={regionDialog.heading}>
        <dl className="mt-5 text-small">
          <dt className="font-semibold">{regionDialog.language.label}</dt>
          <dd className="text-quiet">
            {regionDialog.language.value}. {regionDialog.language.note}
          </dd>
        </dl>
        <form onSubmit={save} className="mt-5 text-small">
          <label className="block font-semibold" htmlFor="region">
            {regionDialog.region.label}
          </label>
          <p id="region-note" className="text-quiet">
            {regionDialog.region.note}
          </p>
          <select
            id="region"
            name="region"
            key={region}
            defaultValue={region ?? regions[0]?.locale}
            aria-describedby="region-note"
            className="mt-3 min-h-11 w-full rounded-edge border border-edge bg-ink pr-10 pl-3"
          >
            {regions.map(({ name, locale }) => (
              <option key={locale} value={locale}>
                {name}
              </option>
            ))}
          </select>
          <noscript>
            <p className="mt-3 text-quiet">{regionDialog.region.needsScript}</p>
          </noscript>
          <div className="mt-6 flex items-center gap-5">
            <Button type="submit" size="sm">
              {regionDialog.save}
            </Button>
            <DialogButton dialog={id} closes>
              {regionDialog.cancel}
            </DialogButton>
          </div>
        </form>
      </Dialog>
    </>
  )
}
