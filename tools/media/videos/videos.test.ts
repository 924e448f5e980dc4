// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { scenes } from '#app/scenes/scenes.tsx'
import { codeChat } from './code-chat.ts'
import { logicMap } from './logic-map.ts'
import { isolateScene, type Video } from './video.ts'

const videos = [codeChat, logicMap].flatMap((video) =>
  Object.entries(video.sizes).map(([size, { crop }]) => ({ name: video.name, size, video, crop })),
)

it.each(videos)('the scene has all that the $size video of $name selects', ({ video, crop }) => {
  document.body.innerHTML = `<div id="scene">${htmlOf(video)}</div>`
  // jsdom has no animations.
  document.getAnimations = () => []
  const one = [Document, Element].map(({ prototype }) => vi.spyOn(prototype, 'querySelector'))
  const all = [Document, Element].map(({ prototype }) => vi.spyOn(prototype, 'querySelectorAll'))
  isolateScene()
  crop()
  video.prepare()
  for (let second = 0; second < video.seconds; second += 1) video.draw(second)
  const selected = new Set<string>()
  const found = new Set<string>()
  for (const { mock } of [...one, ...all]) {
    for (const [index, [selector]] of mock.calls.entries()) {
      const value = mock.results[index]?.value
      selected.add(selector)
      if (value instanceof NodeList ? value.length > 0 : value) found.add(selector)
    }
  }
  expect([...selected].filter((selector) => !found.has(selector))).toEqual([])
})

function htmlOf({ scene, query }: Video): string {
  const props = { initialEntries: [`/${query}`] }
  return renderToStaticMarkup(createElement(MemoryRouter, props, createElement(scenes[scene])))
}
