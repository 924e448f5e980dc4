import { blogCategories, categorySlug } from '#copy/blog/blog.ts'
import { type Drawing, disc, type Ground, grounds, path, plumb, rect } from './canvas.ts'

const forms: readonly ((ground: Ground) => string)[] = [gate, echo, news, steps, release, question]

/** The illustrations of posts that have neither an illustration nor a cover, by category. */
export const categoryIllustrations: Record<string, Drawing> = Object.fromEntries(
  blogCategories.map((name, index) => {
    const ground = (['bone', 'signal', 'ink'] as const)[index % 3] ?? 'ink'
    const initials = name.replace(/[^A-Z]/g, '')
    const sign = initials.length > 1 ? initials : name.slice(0, 2)
    const drawing = { ground, sign, parts: forms[index]?.(ground) ?? '' }
    return [`category-${categorySlug(name)}`, drawing]
  }),
)

/** A gate with one opening. */
function gate(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const halves = rect(380, -10, 300, 680, { fill: form }) + rect(920, -10, 300, 680, { fill: form })
  return halves + rect(680, 560, 240, 110, { fill: mark, gesture: 'show' }) + plumb(800, 540, bob)
}

/** Rings around one event. */
function echo(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const rings = [280, 180].map((radius) => disc(820, 370, radius, { stroke: form, width: 56 }))
  return rings.join('') + disc(820, 370, 84, { fill: mark, gesture: 'show' }) + plumb(820, 388, bob)
}

/** A headline over columns. */
function news(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const columns = [390, 680, 970].map((x) => rect(x, 290, 250, 380, { fill: form }))
  return (
    rect(390, 60, 830, 180, { fill: mark, gesture: 'right' }) +
    columns.join('') +
    plumb(660, 640, bob)
  )
}

/** A stair. */
function steps(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const stair = path('M390 670V520H590V370H790V220H990V70H1230V670z', { fill: form })
  return stair + rect(390, 470, 200, 50, { fill: mark, gesture: 'right' }) + plumb(490, 450, bob)
}

/** One block set on others. */
function release(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const blocks = rect(390, 450, 830, 220, { fill: form }) + rect(390, 250, 400, 170, { fill: form })
  return blocks + rect(820, 250, 400, 170, { fill: mark, gesture: 'fall' }) + plumb(1020, 230, bob)
}

/** What is known, and the part that is open. */
function question(ground: Ground): string {
  const { form, mark, bob } = grounds[ground]
  const known = path('M820 370V80A290 290 0 1 1 530 370z', { fill: form })
  return (
    known +
    path('M790 340V90A250 250 0 0 0 540 340z', { fill: mark, gesture: 'show' }) +
    plumb(680, 250, bob)
  )
}
