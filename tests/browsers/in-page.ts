// What follows runs in the page, so it refers to nothing outside of itself.

/** A point, in CSS pixels of the viewport, at which the pointer meets an element; else why there is none. */
export function pointOf([element]: HTMLElement[]) {
  if (!element) return { fault: 'it is not there' }
  const box = element.getClientRects()[0]
  if (!box) return { fault: 'it is not drawn' }
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  if (hit && (element.contains(hit) || label?.control === element)) return { x, y }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { fault: hit ? `covered by ${hit.outerHTML.slice(0, 120)}` : 'out of view' }
}

/** Chooses the option of a select by its label; false when there is none. */
export function chooseOption([select]: HTMLElement[], label: string): boolean {
  if (!(select instanceof HTMLSelectElement)) return false
  const option = [...select.options].find((one) => one.text === label)
  if (!option) return false
  select.value = option.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Whether no transition between pages is running. */
export function isSettled(): boolean {
  return document.getAnimations().every(({ effect }) => {
    const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null
    return !part?.startsWith('::view-transition')
  })
}
