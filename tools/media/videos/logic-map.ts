import type { Video } from './video.ts'

/**
 * The map grows with the commits. The transition without a guard is chosen, what follows it leans, and it is upright
 * again after the fix.
 */
export const logicMap: Video = {
  name: 'logic-map',
  scene: 'business-logic-map',
  query: '?rule=requested-refunded',
  reducedMotion: 'no-preference',
  seconds: 13,
  poster: 8,
  sizes: {
    large: {
      width: 580,
      crop() {
        for (const map of document.querySelectorAll<HTMLElement>('.flow-map')) {
          map.style.height = '300px'
          map.dataset.pan = '240'
        }
        // Below the drawing, the guard and its line.
        for (const answers of document.querySelectorAll<HTMLElement>('.flow-answers')) {
          answers.style.paddingBlock = '10px'
        }
        for (const trigger of document.querySelectorAll<HTMLElement>('dl > :first-child')) {
          trigger.style.display = 'none'
        }
      },
    },
    phone: {
      width: 340,
      crop() {
        // The commits instead of the title, in one line.
        for (const title of document.querySelectorAll<HTMLElement>('.uppercase')) title.remove()
        for (const source of document.querySelectorAll<HTMLElement>('.basis-full')) {
          source.style.flexBasis = 'auto'
        }
        for (const head of document.querySelectorAll<HTMLElement>('figure > :first-child')) {
          Object.assign(head.style, { columnGap: '8px', padding: '4px 12px' })
        }
        for (const verdicts of document.querySelectorAll<HTMLElement>('.flow-verdicts')) {
          verdicts.style.padding = '4px 12px'
        }
        for (const verdict of document.querySelectorAll<HTMLElement>('.flow-verdict > p')) {
          Object.assign(verdict.style, {
            fontSize: '20px',
            letterSpacing: '-0.03em',
            textWrap: 'nowrap',
          })
        }
        for (const map of document.querySelectorAll<HTMLElement>('.flow-map')) {
          Object.assign(map.style, { height: '225px', paddingBlock: '0' })
          map.dataset.pan = '168'
        }
      },
    },
  },
  prepare() {
    for (const map of document.querySelectorAll<HTMLElement>('.flow-map')) {
      map.style.overflow = 'clip'
    }
    for (const verdicts of document.querySelectorAll<HTMLElement>('.flow-verdicts')) {
      verdicts.style.position = 'static'
    }
    for (const part of document.querySelectorAll('[data-chosen]')) part.classList.add('chosen')
    for (const part of document.querySelectorAll('[data-leans]')) part.classList.add('leaning')
    for (const drawing of document.querySelectorAll<SVGElement>('.scene-drawing')) {
      const { top, height } = drawing.getBoundingClientRect()
      // Steps and transitions, by their distance from the upper edge: the order of the commits.
      for (const part of drawing.querySelectorAll<SVGElement>(
        'g:has(> rect:first-child), .flow-edge',
      )) {
        const box = part.getBoundingClientRect()
        part.dataset.start = String(0.2 + (3.4 * (box.top + box.height / 2 - top)) / height)
      }
    }
  },
  draw(second) {
    const part = (from: number, to: number) => {
      const x = Math.min(1, Math.max(0, (second - from) / (to - from)))
      return 1 - (1 - x) ** 3
    }
    const all = 1 - part(12.4, 12.9)
    for (const map of document.querySelectorAll<HTMLElement>('.flow-map')) {
      const y = Number(map.dataset.pan) * (part(1.9, 3.4) - part(12.4, 13))
      for (const drawing of map.querySelectorAll<SVGElement>('.scene-drawing')) {
        drawing.style.translate = `0 ${-y}px`
      }
    }
    for (const step of document.querySelectorAll<SVGElement>('[data-start]')) {
      const start = Number(step.dataset.start)
      step.style.opacity = String(part(start, start + 0.35) * all)
    }
    for (const words of document.querySelectorAll<HTMLElement>('.flow-verdicts, .flow-answers')) {
      words.style.opacity = String(all)
    }
    const [chosenAt, guardedAt, endAt] = [5, 9, 12.95]
    const isChosen = second >= chosenAt && second < endAt
    const isGuarded = isChosen && second >= guardedAt
    for (const chosen of document.querySelectorAll('.chosen')) {
      chosen.toggleAttribute('data-chosen', isChosen)
      chosen.toggleAttribute('data-guarded', isGuarded)
    }
    for (const leaning of document.querySelectorAll('.leaning')) {
      leaning.toggleAttribute('data-leans', isChosen && !isGuarded)
    }
    // The scene's own transitions, at the time since the last change.
    const changedAt = [endAt, guardedAt, chosenAt, 0].find((at) => second >= at) ?? 0
    for (const animation of document.getAnimations()) {
      animation.pause()
      animation.currentTime = 1000 * (second - changedAt)
    }
    for (const source of document.querySelectorAll('.basis-full')) {
      const commits = ['4c1e07d', '9f3c2ab', 'b20d9e1', '7ae5514', 'e81f60c', 'd3370fa']
      const at = isGuarded ? 5 : Math.min(4, Math.max(0, Math.floor((second - 0.4) / 0.75)))
      source.textContent = `order to refund @ ${commits[at]}`
    }
  },
}
