import type { ClientInstrumentation } from 'react-router'

/**
 * Opens the next page as a document if its code is missing, as after a deployment. React Router reloads the
 * current page instead. Browsers without the Navigation API still do.
 */
export const openWithoutCode: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        const onNavigate = (event: NavigateEvent) => {
          if (event.navigationType !== 'reload' || event.userInitiated) return
          event.preventDefault()
          location.assign(new URL(String(to), location.href))
        }
        window.navigation?.addEventListener('navigate', onNavigate)
        await navigate()
        window.navigation?.removeEventListener('navigate', onNavigate)
      },
    })
  },
}
