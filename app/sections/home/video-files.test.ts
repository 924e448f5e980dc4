import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { videoFiles } from './video-files.ts'

it('says how large the video is that the link without script leads to', () => {
  for (const { mp4, kilobytes } of Object.values(videoFiles)) {
    expect(kilobytes, mp4).toBeCloseTo(statSync(`.${mp4}`).size / 1000, -1)
  }
})
