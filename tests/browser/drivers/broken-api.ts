/** One of the browser's APIs. */
export interface BrokenApi {
  /** Such as `navigator.onLine`. */
  api: string
  mode: (typeof brokenModes)[number]
}

export const brokenModes = ['missing', 'null', 'throwing'] as const

/** The key in session storage of the API to break, as JSON, and the global name of its `BrokenPage`. */
export const brokenApiKey = '__broken'

/** What a test does in a page without any of its APIs. */
export interface BrokenPage {
  /** The HTML of the page. */
  html(): string
  /** Opens another document, in which nothing is broken. */
  leave(url: string): void
}

/** Runs in the page, before its scripts. Some properties of `window` can't be changed. */
export function breakApi({ api, mode }: BrokenApi): void {
  const path = api.split('.')
  const name = path.pop() ?? ''
  const owner = path.reduce<object>((object, key) => Reflect.get(object, key), globalThis)
  const fail = () => {
    throw new TypeError(`${api} is broken`)
  }
  const isFunction = typeof Reflect.get(owner, name) === 'function'
  const broken = {
    missing: { value: undefined },
    null: { value: null },
    throwing: isFunction ? { value: fail } : { get: fail },
  }[mode]
  for (let own: object = owner; own !== Object.prototype; own = Object.getPrototypeOf(own)) {
    if (mode === 'missing') Reflect.deleteProperty(own, name)
  }
  if (mode !== 'missing' || Reflect.has(owner, name)) {
    Reflect.defineProperty(owner, name, { ...broken, configurable: true })
  }
}

/** Breaks the API that session storage names in documents of a tab. */
function breakStored(key: string, breakApi: (broken: BrokenApi) => void): void {
  let storage: Storage
  try {
    storage = sessionStorage
  } catch {
    // An empty document has no storage.
    return
  }
  const stored = storage.getItem(key)
  if (stored === null) return
  const { removeItem } = storage
  const later = setTimeout.bind(globalThis)
  const getter = (owner: object, name: string) =>
    Reflect.getOwnPropertyDescriptor(owner, name)?.get ?? (() => undefined)
  const getRoot = getter(Document.prototype, 'documentElement')
  const getHtml = getter(Element.prototype, 'outerHTML')
  const page: BrokenPage = {
    html: () => String(getHtml.call(getRoot.call(document))),
    leave(url) {
      removeItem.call(storage, key)
      later(() => location.assign(url))
    },
  }
  Object.defineProperty(globalThis, key, { value: page })
  const hydrate = dispatchEvent.bind(globalThis, new Event('keydown'))
  document.addEventListener('DOMContentLoaded', () => void hydrate())
  breakApi(JSON.parse(stored))
}

/** Runs in every document before its own scripts. */
export const breakStoredApi = `(${breakStored})(${JSON.stringify(brokenApiKey)}, ${breakApi})`
