import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { textOutlines } from '../../server/font-outlines/index.ts'

interface ChartFile {
  /** The folder in `examples` whose command writes `chart.svg`. */
  example: string
  command: readonly string[]
  /** From the repository root. */
  file: string
}

/** The charts of the measured articles. */
export const chartFiles: readonly ChartFile[] = [
  {
    example: 'what-a-website-installs',
    command: ['report.js'],
    file: 'content/seed/images/fig-installed-binaries.png',
  },
  {
    example: 'a-website-against-asvs',
    command: ['count.js', 'assessment.md'],
    file: 'content/seed/images/fig-asvs-chapters.png',
  },
]

const WIDTH_PX = 1_600

/** Runs the command of an example in a copy of it, and draws its chart with the site's font. */
export async function drawChart({ example, command }: ChartFile): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'chart-'))
  try {
    cpSync(join('examples', example), folder, { recursive: true })
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    const svg = withOutlines(readFileSync(join(folder, 'chart.svg'), 'utf8'))
    return await sharp(Buffer.from(svg), { density: 144 })
      .resize(WIDTH_PX)
      .png({ palette: true })
      .toBuffer()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Draws text as outlines, because a machine may not have the font. */
function withOutlines(svg: string): string {
  const size = Number(/font-size="(\d+)"/.exec(svg)?.[1])
  const color = /font-size="\d+" fill="([^"]+)"/.exec(svg)?.[1] ?? ''
  return svg.replace(/<text x="([\d.]+)" y="(\d+)">([^<]*)<\/text>/g, (_, x, y, text) =>
    textOutlines(Number(x), Number(y), text, { face: 'mono', size, color }),
  )
}
