import { HttpError } from '../errors.ts'
import { describeImage } from './describe-image.ts'
import { yieldMemory } from './image-process.ts'

/** The entry point of the process that reads an uploaded image: prints what it is, or an error, as JSON. */
await yieldMemory()
try {
  console.log(JSON.stringify({ described: await describeImage(process.argv[2] ?? '') }))
} catch (error) {
  if (!(error instanceof HttpError)) throw error
  console.log(JSON.stringify({ status: error.status, body: error.body }))
}
