/** Where the recorder keeps what went wrong in a document. */
export const problemsKey = '__problems'

/** Notes in the page what a visitor's console would show in red. Refers to nothing outside of itself. */
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
    // A view transition that another one, or a window of another size, cuts short says so by its promise.
    if (reason instanceof DOMException && /view transition/i.test(reason.message)) return
    problems.push(`rejected: ${reason}`)
  })
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`))
  // Those of images, scripts and styles do not bubble.
  const notLoaded = ({ target }: Event) => {
    // A source that a browser cannot play leads it to the next one; what was fetched ahead is let go of.
    if (target instanceof HTMLSourceElement) return
    if (target instanceof HTMLLinkElement && target.relList.contains('modulepreload')) return
    if (target instanceof Element) problems.push(`not loaded: ${target.outerHTML.slice(0, 200)}`)
  }
  document.addEventListener('error', notLoaded, { capture: true })
}

/** To run in every document before its own scripts. */
export const recorder = `(${record})(${JSON.stringify(problemsKey)})`
