/** The global name of the recorded errors of a document. */
export const problemsKey = '__problems'

/** Records console errors in the page. Must not use variables of this module. */
function record(key: string): void {
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
export const recorder = `(${record})(${JSON.stringify(problemsKey)})`
