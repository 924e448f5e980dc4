// These functions run in the page and must not use variables of this module.

/** The center of an element in CSS pixels of the viewport, and the reason why a pointer does not hit it there. */
export function pointOf([element]: HTMLElement[]) {
  const box = element?.getClientRects()[0]
  if (!element || !box)
    return { x: 0, y: 0, fault: element ? 'it is not drawn' : 'it is not there' }
  const x = Math.round(box.x + box.width / 2)
  const y = Math.round(box.y + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  if (hit && (element.contains(hit) || label?.control === element)) return { x, y, fault: '' }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return { x, y, fault: hit ? `covered by ${hit.outerHTML.slice(0, 120)}` : 'out of view' }
}

/** Selects an option by its label; false when there is none. */
export function chooseOption([select]: HTMLElement[], label: string): boolean {
  if (!(select instanceof HTMLSelectElement)) return false
  const option = [...select.options].find((one) => one.text === label)
  if (!option) return false
  select.value = option.value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
