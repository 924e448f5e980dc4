import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useClientValue } from './use-client-value.ts'

/**
 * A component that the server renders and that isn't hydrated: React keeps the server's HTML, so the component's code
 * isn't downloaded. After a client navigation, or with other props, it is loaded and rendered as usual. It must have
 * no state and no event handlers. Links inside load a full page until the first client navigation.
 * @param load imports the component. If its code is missing, as after a deployment, the page is loaded as a
 * document, which has the content
 */
export function staticContent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Content = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        if (import.meta.env.SSR) throw error
        location.reload()
        return new Promise<never>(() => {})
      },
    ),
  )
  return (props: Props) => (
    <ServerHtml of={props}>
      <Content {...props} />
    </ServerHtml>
  )
}

/** Renders the children only when the server hasn't, or when the props that they were rendered with change. */
function ServerHtml({ of, children }: { of: object; children: ReactNode }) {
  const isHydrating = useClientValue(() => true) === undefined
  const [initialOf] = useState(of)
  const [isFromServer] = useState(!import.meta.env.SSR && isHydrating)
  const isInitial = Object.entries(of).every(
    ([name, value]) => Reflect.get(initialOf, name) === value,
  )
  // With suppressHydrationWarning, React keeps the server's HTML if it differs, so '' replaces nothing.
  return (
    <div className="contents" suppressHydrationWarning>
      {isFromServer && isInitial ? '' : children}
    </div>
  )
}
