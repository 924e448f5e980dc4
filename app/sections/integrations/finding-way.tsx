import { HangingWeight } from '#app/components/hanging-weight.tsx'
import { integrations, integrationsPage, popularIntegrations } from '#copy/integrations/index.ts'
import { missingAt, stations } from '#copy/integrations/stations.ts'
import { IntegrationMark } from './integration-mark.tsx'

/**
 * A finding's way through the tools that a visitor ticks, from the code to an issue. The line hangs straight
 * where one of them is enough, and leans where none is. Without scripts too.
 */
export function FindingWay() {
  return (
    <div className="instrument instrument-bone finding-way">
      <ol aria-live="polite">
        {stations.map((station, index) => (
          <li key={station.id} data-station={station.id}>
            <svg aria-hidden="true">
              <line x1="10" x2="10" y2="100%" />
              <path d="M10-7l7 7-7 7-7-7z" />
              {index === stations.length - 1 ? (
                <svg aria-hidden="true" x="10" y="100%" overflow="visible">
                  <HangingWeight length={52} width={22} />
                </svg>
              ) : null}
            </svg>
            <div>
              <p className="finding-way-name">{station.name}</p>
              <p className="finding-way-reached">{station.reached}</p>
              <p data-people-only className="finding-way-missing">
                {missingAt(station)}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <fieldset className="instrument-reading">
        <legend>{integrationsPage.tools}</legend>
        {integrations.map((integration) => (
          <label key={integration.id}>
            <input
              type="checkbox"
              data-stations={integration.stations.join(' ')}
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
