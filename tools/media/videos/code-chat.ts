import type { Video } from './video.ts'

/**
 * A question is typed, the answer comes with its lines, and the other persona gives its own, which
 * stays until the loop has the next answer: no moment of it is blank.
 */
export const codeChat: Video = {
  name: 'code-chat',
  scene: 'ai-chat',
  query: '',
  reducedMotion: 'reduce',
  seconds: 13,
  poster: 7,
  sizes: {
    large: {
      width: 560,
      crop() {
        for (const answer of document.querySelectorAll<HTMLElement>('[data-answer$="-full"]')) {
          answer.style.gap = '7px'
          // The lines that the code does not show.
          const cites = answer.lastElementChild as HTMLElement
          cites.style.display = 'none'
        }
        // Everything closer together, so that the code ends above the edge.
        const [head, scene] = document.querySelector('figure')?.children ?? []
        const source = head?.lastElementChild as HTMLElement | undefined
        if (source) source.style.flexBasis = 'auto'
        for (const part of scene?.children ?? []) (part as HTMLElement).style.paddingBlock = '5px'
        for (const key of document.querySelectorAll('label')) key.style.minHeight = '28px'
        for (const line of document.querySelectorAll<HTMLElement>('pre code > span')) {
          if (line.lastElementChild?.textContent?.trim() === '})') line.style.display = 'none'
        }
      },
    },
    phone: {
      width: 340,
      crop() {
        const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
        const brief = document.querySelector<HTMLInputElement>('input[value=brief]')
        if (!brief) throw new Error('the scene has no brief answers')
        brief.checked = true
        const [head, scene] = document.querySelector('figure')?.children ?? []
        for (const part of [head, ...(scene?.children ?? [])]) {
          ;(part as HTMLElement).style.paddingBlock = '7px'
        }
        for (const extra of [
          brief.closest('fieldset'),
          head?.lastElementChild,
          ...find('[data-answer] li:nth-child(n+3)'),
          ...find('[data-answer] li > span + span'),
          ...find('[data-answer] > div:has(pre)'),
          // Its text is longer, and names the line.
          ...find('[data-answer^=developer] > :last-child'),
        ]) {
          ;(extra as HTMLElement).style.display = 'none'
        }
        for (const text of find('[data-answer] > div + p')) {
          // Its first point only.
          const end = text.lastChild
          if (end) end.textContent = `${end.textContent?.split('. ', 1)[0]?.replace(/\.$/, '')}.`
        }
        for (const answers of find('.relative.border-accent')) answers.style.marginTop = '8px'
        for (const key of find('label')) key.style.minHeight = '28px'
        for (const text of find('[data-answer] > *')) text.style.lineHeight = '1.4'
        for (const answer of find('[data-answer]')) answer.style.gap = '6px'
        for (const cites of find('[data-answer] > div:last-child')) cites.style.paddingTop = '5px'
        for (const row of find('[data-answer] ul')) {
          row.style.flexDirection = 'row'
          row.style.gap = '16px'
        }
      },
    },
  },
  prepare() {
    const question = document.querySelector<HTMLElement>('.text-balance')
    if (!question) throw new Error('the scene has no question')
    question.dataset.words = question.textContent
    question.style.textWrap = 'wrap'
    question.style.minHeight = `max(${question.offsetHeight}px, 1.4em)`
  },
  draw(second) {
    const part = (from: number, to: number) => {
      const x = Math.min(1, Math.max(0, (second - from) / (to - from)))
      return 1 - (1 - x) ** 3
    }
    const answerTo = (persona: 'engineer' | 'developer', start: number, end: number) => {
      const parts = `[data-answer^="${persona}"] > *`
      for (const child of document.querySelectorAll<HTMLElement>(parts)) {
        const index = [...(child.parentElement?.children ?? [])].indexOf(child)
        const from = start + index * 0.55
        // The last answer of the loop before, while the question is typed again.
        const isOld = persona === 'developer' && second < 2.9
        const arrived = isOld ? 1 : part(from, from + 0.4)
        const { style } = child
        style.opacity = String(
          isOld ? 1 - 0.6 * part(0.2, 0.5) : arrived * (1 - part(end, end + 0.3)),
        )
        style.translate = `0 ${(1 - arrived) * 10}px`
        const lines = [...child.querySelectorAll<HTMLElement>('pre code > span')]
        for (const [row, line] of lines.entries()) {
          const drawn = part(from + 0.2 + row * 0.16, from + 0.4 + row * 0.16)
          line.style.opacity = String(isOld ? 1 : drawn)
        }
      }
    }
    const question = document.querySelector<HTMLElement>('.text-balance')
    const words = question?.dataset.words ?? ''
    const typed = Math.round(words.length * Math.min(1, Math.max(0, (second - 0.4) / 2)))
    if (question) {
      question.textContent = second < 0.3 ? words : words.slice(0, typed)
      const caret = document.createElement('span')
      const blinks = second < 2.9 && (typed < words.length || Math.floor(second * 3) % 2 === 0)
      caret.style.cssText =
        'display:inline-block;width:.4em;height:1em;vertical-align:-.12em;background:var(--color-accent)'
      caret.style.opacity = blinks ? '1' : '0'
      question.append(caret)
    }
    const persona = second >= 2.9 && second < 7.9 ? 'engineer' : 'developer'
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-axis=persona]')) {
      input.checked = input.value === persona
    }
    answerTo('engineer', 2.9, 7.5)
    answerTo('developer', 7.9, 14)
    const line = document.querySelector<HTMLElement>('.border-accent')
    const drop = second < 2.9 ? 1 : part(2.9, 4.4)
    if (line) line.style.clipPath = `inset(-10px -10px ${(1 - drop) * 100}% -10px)`
  },
}
