import type { Video } from './video.ts'

/** The map grows with the commits; one transition is flagged, explained, and gone after the fix. */
export const logicMap: Video = {
  name: 'logic-map',
  scene: 'Illustrative: the order and refund flow',
  seconds: 13,
  poster: 8,
  sizes: {
    large: {
      width: 580,
      crop() {
        const show = (part: string, display: string) => {
          for (const box of document.querySelectorAll<HTMLElement>(`figure [class*="${part}"]`)) {
            box.style.display = display
          }
        }
        show('@xl:hidden', 'none')
        show('@xl:block', 'block')
        const [head] = document.querySelector('figure')?.children ?? []
        const source = head?.lastElementChild as HTMLElement | undefined
        if (source) Object.assign(source.style, { flexBasis: 'auto', marginLeft: 'auto' })
        // The finding in one line.
        const [, , , , summary] =
          document.querySelector<HTMLElement>('figure p:not(.sr-only p)')?.children ?? []
        ;(summary as HTMLElement).style.display = 'none'
      },
    },
    phone: {
      width: 340,
      crop() {
        const [head, scene] = document.querySelector('figure')?.children ?? []
        const title = head?.querySelector<HTMLElement>('.uppercase')
        const source = head?.lastElementChild as HTMLElement | undefined
        const drawing = [...document.querySelectorAll<SVGSVGElement>('svg[role=img]')].find(
          (svg) => svg.clientWidth > 0,
        )
        const stage = scene?.firstElementChild as HTMLElement | undefined
        if (!title || !source || !drawing || !stage) throw new Error('the scene is drawn otherwise')
        // The commits instead of the title, in one line.
        title.style.display = 'none'
        source.style.flexBasis = 'auto'
        title.after(source)
        Object.assign((head as HTMLElement).style, { columnGap: '8px', padding: '6px 12px' })
        stage.style.padding = '0 27px'
        const [, , name, , summary] =
          document.querySelector<HTMLElement>('figure p:not(.sr-only p)')?.children ?? []
        for (const words of [name, summary]) (words as HTMLElement).style.display = 'none'
        // Three of the five rows; the drawing moves on to the last three.
        drawing.dataset.pan = '160'
        drawing.setAttribute('viewBox', `0 0 ${drawing.viewBox.baseVal.width} 208`)
      },
    },
  },
  prepare() {
    const figure = document.querySelector('figure')
    const note = figure?.querySelector<HTMLElement>('p:not(.sr-only p)')
    if (!figure || !note) throw new Error('the scene has no note')
    const fixed = note.cloneNode(false) as HTMLElement
    fixed.id = 'fixed'
    fixed.style.cssText = 'position:absolute;inset:auto 0 0;background:var(--color-raised)'
    for (const [words, look] of [
      ['◆ Fixed', 'color:var(--color-accent)'],
      ['refund.ts:71', 'font-family:var(--font-mono);color:var(--color-text)'],
      ['A retry pays only what failed.', ''],
    ] as const) {
      const part = document.createElement('span')
      part.textContent = words
      part.style.cssText = look
      fixed.append(part)
    }
    // A phone has no room for the line as well.
    if (note.clientWidth < 400) fixed.children[1]?.remove()
    fixed.style.height = `${note.offsetHeight}px`
    note.after(fixed)
  },
  draw(second) {
    const part = (from: number, to: number) => {
      const x = Math.min(1, Math.max(0, (second - from) / (to - from)))
      return 1 - (1 - x) ** 3
    }
    const all = 1 - part(12.4, 12.9)
    const drawing = [...document.querySelectorAll<SVGSVGElement>('svg[role=img]')].find(
      (svg) => svg.clientWidth > 0,
    )
    if (!drawing) return
    if (drawing.dataset.pan) {
      const y = Number(drawing.dataset.pan) * (part(1.9, 3.4) - part(12.4, 12.95))
      const { width, height } = drawing.viewBox.baseVal
      drawing.setAttribute('viewBox', `0 ${y} ${width} ${height}`)
    }
    // By row, from the upper edge: the order of the commits.
    const startOf = (y: number) => 0.5 + Math.max(0, (y - 60) / 70) * 0.75
    for (const step of drawing.querySelectorAll<SVGGElement>(':scope > g:has(> rect + text)')) {
      const box = step.querySelector('rect')
      const from = startOf(Number(box?.getAttribute('y') ?? 0) + 22)
      step.style.opacity = String(part(from, from + 0.35) * all)
      step.style.translate = `0 ${(1 - part(from, from + 0.35)) * -8}px`
    }
    const edges = drawing.querySelector<SVGGElement>(':scope > g.fill-none')
    const draw = (path: SVGPathElement, from: number, until = 1) => {
      const length = path.getTotalLength()
      const shown = part(from, from + 0.5)
      path.style.strokeDasharray = `${length * shown} ${length}`
      path.style.opacity = String((shown > 0.02 ? 1 : 0) * until * all)
      path.style.markerEnd = shown > 0.9 ? '' : 'none'
    }
    for (const path of edges?.querySelectorAll<SVGPathElement>(
      ':scope > g:not([stroke-width]) path[marker-end]',
    ) ?? []) {
      draw(path, startOf(path.getBBox().y + 22) + 0.3)
    }
    const fixed = part(9, 9.5)
    // A finding of another video.
    for (const flag of edges?.querySelectorAll<SVGElement>(
      '.stroke-high:not([stroke-width]) :not([marker-end])',
    ) ?? []) {
      flag.style.opacity = String(part(3.2, 3.5) * all)
    }
    const flagged = edges?.querySelector('.stroke-high[stroke-width]')
    const [bypass, retry, diamond, sign] = flagged?.querySelectorAll<SVGPathElement>('path') ?? []
    if (bypass) draw(bypass, 5.1, 1 - fixed)
    if (retry) draw(retry, 4.7, 1 - fixed)
    for (const mark of [diamond, sign, flagged?.querySelector('text')]) {
      if (mark) mark.style.opacity = String(part(5.3, 5.6) * (1 - fixed) * all)
    }
    const notes = document.querySelectorAll<HTMLElement>('figure p:not(.sr-only p)')
    const [note, after] = notes
    for (const child of note?.children ?? []) {
      ;(child as HTMLElement).style.opacity = String(part(5.8, 6.2) * all)
    }
    if (after) after.style.opacity = String(fixed)
    for (const child of after?.children ?? []) (child as HTMLElement).style.opacity = String(all)
    const source = document.querySelector<HTMLElement>('figure > div > span.basis-full')
    const commits = ['4c1e07d', '9f3c2ab', 'b20d9e1', '7ae5514', 'e81f60c', 'd3370fa']
    const at = second > 9 ? 5 : Math.min(4, Math.max(0, Math.floor((second - 0.4) / 0.75)))
    if (source) source.textContent = `order → refund @ ${commits[at]}`
  },
}
