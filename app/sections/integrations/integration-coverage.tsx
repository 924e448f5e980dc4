import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { integrations, integrationsPage, popularIntegrations } from '#copy/integrations/index.ts'
import { missingAt, steps } from '#copy/integrations/steps.ts'
import { IntegrationMark } from './integration-mark.tsx'

/**
 * Which steps from code to issue the integrations that a visitor ticks cover. The line of a step hangs straight
 * where one of them is enough, and leans where none is. Works without scripts.
 */
export function IntegrationCoverage() {
  return (
    <div className="instrument instrument-bone integration-coverage">
      <ol aria-live="polite">
        {steps.map((step, index) => (
          <li key={step.id} data-step={step.id}>
            <svg aria-hidden="true">
              <line x1="10" x2="10" y2="100%" />
              <path d="M10-7l7 7-7 7-7-7z" />
              {index === steps.length - 1 ? (
                <svg aria-hidden="true" x="10" y="100%" overflow="visible">
                  <HangingWeight length={52} width={22} />
                </svg>
              ) : null}
            </svg>
            <div>
              <p className="integration-coverage-name">{step.name}</p>
              <p className="integration-coverage-reached">{step.reached}</p>
              <p data-people-only className="integration-coverage-missing">
                {missingAt(step)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <fieldset className="instrument-reading instrument-choices">
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
    </div>
  )
}
