import { HangingLine } from '#app/components/hanging-line.tsx'
import { integrations, integrationsPage, popularIntegrations } from '#copy/integrations/index.ts'
import { missingAt, steps } from '#copy/integrations/steps.ts'
import { IntegrationMark } from './integration-mark.tsx'

/**
 * Which steps from code to issue the integrations that a visitor ticks cover. A weight hangs straight at each step
 * that one of them covers, and leans where none does. Works without scripts.
 */
export function IntegrationCoverage() {
  return (
    <div className="widget widget-panel widget-light integration-coverage">
      <fieldset className="widget-choices">
        <legend>{integrationsPage.tools}</legend>
        {integrations.map((integration) => (
          <label key={integration.id}>
            <input
              type="checkbox"
              data-steps={integration.steps.join(' ')}
              defaultChecked={popularIntegrations.includes(integration)}
            />
            <IntegrationMark id={integration.id} size={20} />
            {integration.name}
          </label>
        ))}
      </fieldset>
      <ol aria-live="polite">
        {steps.map((step) => (
          <li key={step.id} data-step={step.id}>
            <HangingLine />
            <div>
              <p className="integration-coverage-name">{step.name}</p>
              <p className="integration-coverage-reached">{step.reached}</p>
              <p data-no-markdown className="integration-coverage-missing">
                {missingAt(step)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
