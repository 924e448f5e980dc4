import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { freePort } from '../../fixtures/free-port.ts'
import type { Driver, NamedKey, Tab } from './driver.ts'
import { requirePackages } from './packages.ts'
import { startProgram } from './program.ts'
import { type Command, openSession } from './webdriver.ts'
import { startDisplay } from './xvfb.ts'

/** The keys of WebDriver's "normalised key value" table. */
const keyCodes: Readonly<Record<NamedKey, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ' ': ' ',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowDown: '\uE015',
  End: '\uE010',
}

/** Safari's engine: WebKitGTK with a window, by its WebDriver. */
export async function startWebKit(recorder: string): Promise<Driver> {
  requirePackages(['webkit'])
  const display = await startDisplay()
  const port = await freePort()
  const env: NodeJS.ProcessEnv = { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' }
  // Without compositing, animations do not run and view transitions never end.
  delete env.WEBKIT_DISABLE_COMPOSITING_MODE
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env)
  driver.process.stdout.resume()
  const origin = `http://127.0.0.1:${port}`
  await expect(async () => expect((await fetch(`${origin}/status`)).ok).toBe(true)).toPass()
  const command = await openSession(origin, {
    'webkitgtk:browserOptions': {
      binary: '/usr/bin/python3',
      args: [join(import.meta.dirname, 'webkit-browser.py'), recorder],
    },
  })
  const tab = tabOf(command)
  return {
    newTab: async () => tab,
    async close() {
      // Responds with an error that the window is closed, as intended.
      await command('DELETE', '').catch(() => undefined)
      driver.stop()
      display.stop()
    },
  }
}

function tabOf(command: Command): Tab {
  const actions = (type: string, id: string, list: object[], more: object = {}) =>
    command('POST', '/actions', { actions: [{ type, id, actions: list, ...more }] })
  const pointer = (list: object[]) =>
    actions('pointer', 'mouse', list, { parameters: { pointerType: 'mouse' } })
  const moved = (x: number, y: number) => ({
    type: 'pointerMove',
    duration: 0,
    origin: 'viewport',
    x: Math.round(x),
    y: Math.round(y),
  })
  const keys = (list: readonly string[]) =>
    actions(
      'key',
      'keyboard',
      list.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    )
  const evaluate = async <Result>(expression: string): Promise<Result> => {
    const script = `return JSON.stringify(${expression} ?? null)`
    return JSON.parse(
      z.string().parse(await command('POST', '/execute/sync', { script, args: [] })),
    )
  }
  return {
    evaluate,
    async resize(width, height) {
      await command('POST', '/window/rect', { width, height })
      await expect.poll(() => evaluate('innerWidth')).toBe(width)
    },
    async movePointer(x, y) {
      await pointer([moved(x, y)])
    },
    async click(x, y) {
      await pointer([
        moved(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    async press(key) {
      await keys([keyCodes[key]])
    },
    async type(text) {
      await keys([...text].map((character) => (character === '\n' ? keyCodes.Enter : character)))
    },
    async screenshot() {
      return Buffer.from(z.string().parse(await command('GET', '/screenshot')), 'base64')
    },
  }
}
