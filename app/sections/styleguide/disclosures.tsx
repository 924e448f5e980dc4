import { Dialog, DialogButton } from '#app/components/dialog.tsx'
import { Disclosure } from '#app/components/disclosure.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { Specimen } from './specimen.tsx'

/** Disclosures, dialogs and tabs. */
export function DisclosureSpecimens() {
  return (
    <>
      <Specimen name="Tabs">
        <Tabs
          label="Sample tabs"
          items={[
            { to: '/styleguide', label: 'All', current: true },
            { to: '/styleguide?view=some', label: 'Some', current: false },
          ]}
        />
      </Specimen>
      <Specimen name="Disclosure">
        <Disclosure summary="What does it read?">
          <p>One branch of one repository.</p>
        </Disclosure>
        <Disclosure summary="What does it write?">
          <p>Nothing, until it is asked to open an issue.</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Dialog">
        <DialogButton dialog="sample-dialog">Open the dialog</DialogButton>
        <Dialog id="sample-dialog" title="A small dialog">
          <p className="mt-4 mb-4 text-small text-quiet">Escape closes it, too.</p>
          <DialogButton dialog="sample-dialog" closes>
            Close
          </DialogButton>
        </Dialog>
      </Specimen>
    </>
  )
}
