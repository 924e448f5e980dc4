/** The global name of the recorded errors of a document. */
export const problemsKey = '__problems'

/** The global name of the number of view transitions that are running. */
export const transitionsKey = '__transitions'

/**
 * Records console errors and counts running view transitions in the page. Must not use variables of
 * this module.
 */
function record(key: string, transitionsKey: string): void {
  // Counted here, because `document.getAnimations()` during a transition can crash WebKitGTK.
  const running = { count: 0 }
  Object.defineProperty(window, transitionsKey, { get: () => running.count })
  const start = document.startViewTransition?.bind(document)
  if (start) {
    document.startViewTransition = (options) => {
      const transition = start(options)
      const end = () => {
        running.count -= 1
      }
      running.count += 1
      transition.finished.then(end, end)
      return transition
    }
  }

  const problems: string[] = []
  Object.defineProperty(window, key, { value: problems })
  const log = console.error
  console.error = (...values) => {
    problems.push(`console.error: ${values.map(String).join(' ')}`)
    log.apply(console, values)
  }
  document.addEventListener('securitypolicyviolation', (event) => {
    problems.push(`policy: ${event.violatedDirective} ${event.blockedURI}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    // A view transition that is interrupted by another one or a resize rejects its promise.
    if (reason instanceof DOMException && /view transition/i.test(reason.message)) return
    problems.push(`rejected: ${reason}`)
  })
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`))
  // Error events of images, scripts and styles do not bubble.
  const notLoaded = ({ target }: Event) => {
    // Browsers skip unsupported media sources and drop unused prefetches.
    if (target instanceof HTMLSourceElement) return
    if (target instanceof HTMLLinkElement && target.relList.contains('modulepreload')) return
    if (target instanceof Element) problems.push(`not loaded: ${target.outerHTML.slice(0, 200)}`)
  }
  document.addEventListener('error', notLoaded, { capture: true })
}

/** Runs in every document before its own scripts. */
export const recorder = `(${record})(${JSON.stringify(problemsKey)}, ${JSON.stringify(transitionsKey)})`
