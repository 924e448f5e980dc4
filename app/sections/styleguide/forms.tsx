import { Alert } from '#app/components/alert.tsx'
import { Field } from '#app/components/field.tsx'
import { SentView } from '#app/forms/sent-view.tsx'
import { Specimen } from './specimen.tsx'

const shared = {
  required: true,
  maxLength: 200,
  autocomplete: 'off',
  optionalNote: 'optional',
  textNote: () => '',
}

/** Fields with help and errors, and form results. */
export function FormSpecimens() {
  return (
    <>
      <Specimen name="Field">
        <div className="grid gap-6 sm:grid-cols-2">
          <Field {...shared} name="sample-name" label="Name" type="text" />
          <Field {...shared} name="sample-company" label="Company" type="text" required={false} />
          <Field
            {...shared}
            name="sample-mail"
            label="Email"
            type="email"
            help="Where the answer goes."
            defaultValue="name@"
            error="Enter an email address, such as name@example.com."
          />
          <Field
            {...shared}
            name="sample-reason"
            label="Reason"
            type="select"
            optionsPlaceholder="Select a reason"
            options={[{ value: 'demo', label: 'Request a Demo' }]}
          />
          <Field {...shared} name="sample-message" label="Message" type="textarea" />
        </div>
      </Specimen>
      <Specimen name="Alert">
        <Alert heading="Not sent">
          <p className="mt-2">What you typed is still here.</p>
        </Alert>
      </Specimen>
      <Specimen name="Sent">
        <SentView
          heading="Thank You!"
          text="Your message is stored."
          steps={['We reply by email.']}
        />
      </Specimen>
    </>
  )
}
