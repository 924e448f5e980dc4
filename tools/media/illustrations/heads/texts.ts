import { readFileSync } from 'node:fs'
import { cookieCategories } from '#copy/cookies.ts'
import { type Drawing, disc, grounds, path, plumb, rect } from '../canvas.ts'

/** The categories of storage: one is always on. */
export function categories(): string {
  const { form, ground, mark, bob } = grounds.bone
  let parts = ''
  for (const index of cookieCategories.keys()) {
    const y = 70 + index * 160
    const isOn = index === 0
    parts += path(`M470 ${y + 60}H1010`, { stroke: form, width: 120, isRound: true })
    parts += disc(isOn ? 1010 : 470, y + 60, 44, { fill: isOn ? mark : ground })
  }
  return parts + plumb(1180, 180, bob)
}

/** A line taken away and a line put in. */
export function change(): string {
  const { form, faint, mark, bob } = grounds.bone
  return (
    rect(-10, 60, 1280, 250, { fill: faint }) +
    rect(430, 160, 220, 50, { fill: form }) +
    rect(-10, 350, 1280, 290, { fill: form, gesture: 'right' }) +
    path('M430 495h220M540 385v220', { stroke: mark, width: 56, gesture: 'show', after: 6 }) +
    plumb(1080, 334, bob)
  )
}

type LegalText = 'dpa' | 'privacy' | 'terms'

/** The sections of a legal text, each from its heading. */
function sectionTexts(name: LegalText): string[] {
  const file = new URL(`../../../../copy/legal/${name}.mdx`, import.meta.url)
  return readFileSync(file, 'utf8').split('\n## ').slice(1)
}

export function sectionsOf(name: LegalText): string {
  return `§${sectionTexts(name).length}`
}

/** The sections of a legal text, each as long as its text. */
export function sections(name: LegalText, ground: 'bone' | 'ink' | 'signal'): string {
  const { form, mark, bob } = grounds[ground]
  const lengths = sectionTexts(name).map(({ length }) => length)
  const longest = Math.max(...lengths)
  const pitch = 660 / lengths.length
  const at = lengths.indexOf(longest)
  let parts = ''
  for (const [index, length] of lengths.entries()) {
    const width = 90 + (length / longest) * 720
    const isLongest = index === at
    const y = 40 + index * pitch
    const bar = rect(380, y, width, pitch * 0.66, {
      fill: form,
      gesture: 'right',
      after: index % 5,
    })
    parts += bar
    if (isLongest) parts += rect(380 + width - 70, y, 70, pitch * 0.66, { fill: mark })
  }
  return parts + plumb(1155, 40 + at * pitch - 8 < 140 ? 160 : 40 + at * pitch - 8, bob)
}

/** A letter, closed by the bob. */
export function letter(): string {
  const { form, ground, mark } = grounds.ink
  return (
    rect(400, 150, 830, 520, { fill: form }) +
    path('M400 150L815 480L1230 150', { stroke: ground, width: 26 }) +
    plumb(815, 470, mark, ground)
  )
}

/** A prompt that waits for a command. */
export function prompt(): string {
  const { form, mark, ground } = grounds.bone
  return (
    rect(350, 60, 1300, 600, { fill: form }) +
    path('M470 210L650 360L470 510', { stroke: ground, width: 80, gesture: 'draw' }) +
    rect(740, 450, 260, 84, { fill: mark, gesture: 'show', after: 8 }) +
    plumb(870, 430, mark)
  )
}

/** The bob swings over a scale of degrees and comes to rest, for pages that are not there. */
export function pendulum(ground: 'ink' | 'signal'): Pick<Drawing, 'parts' | 'style'> {
  const { form, mark, faint } = grounds[ground]
  const [x, y, radius] = [850, -120, 690]
  let parts = ''
  for (let degrees = -50; degrees <= 50; degrees += 5) {
    const angle = (degrees * Math.PI) / 180
    const at = (length: number) =>
      `${(x + length * Math.sin(angle)).toFixed(1)} ${(y + length * Math.cos(angle)).toFixed(1)}`
    const isZero = degrees === 0
    parts += path(`M${at(radius + 40)}L${at(radius + (isZero ? 130 : 90))}`, {
      stroke: isZero ? mark : degrees % 10 === 0 ? form : faint,
      width: isZero ? 30 : 18,
    })
  }
  const swings = [34, -27, 21, -16, 12, -9, 6, -4, 2.5, -1.2, 0]
  const keyframes = swings.map(
    (degrees, index) => `${index * 10}%{transform:rotate(${degrees}deg)}`,
  )
  return {
    parts: `${parts}<path class="pendulum" fill="${form}" d="M${x - 7}-200h14V320h130v110L${x} ${y + radius}l-137-140V320h130z"/>`,
    style: `.pendulum{transform-origin:${x}px ${y}px}#play:target .pendulum{animation:swing 7s ease-in-out}@keyframes swing{${keyframes.join('')}}`,
  }
}
