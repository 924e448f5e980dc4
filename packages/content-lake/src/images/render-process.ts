import { yieldMemory } from './image-process.ts'
import { type RenderRequest, renderImage } from './render-image.ts'

/** The entry point of the process that renders one image: prints its bytes. */
await yieldMemory()
const request: RenderRequest = JSON.parse(process.argv[2] ?? '')
process.stdout.write(await renderImage(request))
