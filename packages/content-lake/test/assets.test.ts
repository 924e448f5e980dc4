import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestLake, type TestLake } from './open-test-lake.ts'

let test: TestLake
let photo: Buffer
let asset: Awaited<ReturnType<TestLake['editor']['assets']['upload']>>

beforeAll(async () => {
  test = await openTestLake()
  photo = await halves(400, 200)
  asset = await test.editor.assets.upload('image', photo, {
    filename: 'photo.jpg',
    title: 'Halves',
  })
})
afterAll(() => test.remove())

/** An image that is red on the left and blue on the right. */
function halves(width: number, height: number, orientation?: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1)
    pixels[at * 3 + (at % width < width / 2 ? 0 : 2)] = 255
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  if (orientation) image.withMetadata({ orientation })
  return image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer()
}

async function image(query: string, headers: Record<string, string> = {}) {
  const response = await test.call(`/${asset.path}?${query}`, { headers })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height, pages } = await sharp(bytes).metadata()
  return { response, bytes, format, width, height, pages }
}

async function colorAt(bytes: Buffer, left: number, top: number) {
  const region = { left, top, width: 1, height: 1 }
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .removeAlpha()
    .extract(region)
    .raw()
    .toBuffer()
  if (green > 200) return 'white'
  return red > blue ? 'red' : 'blue'
}

describe('an image upload', () => {
  it('responds with a document that describes the image', () => {
    expect(asset).toMatchObject({
      _id: `image-${asset.sha1hash}-400x200-jpg`,
      _type: 'sanity.imageAsset',
      originalFilename: 'photo.jpg',
      title: 'Halves',
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: photo.length,
      path: `images/local/production/${asset.sha1hash}-400x200.jpg`,
      url: `${test.lake.url}/${asset.path}`,
      metadata: {
        dimensions: { width: 400, height: 200, aspectRatio: 2 },
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    })
  })

  it('of the same image again gives the same asset', async () => {
    const again = await test.editor.assets.upload('image', photo, { filename: 'other.jpg' })
    expect(again).toEqual(asset)
    expect(await readdir(join(test.directory, 'assets'))).toHaveLength(1)
  })

  it('has the width and height after EXIF orientation', async () => {
    const turned = await test.editor.assets.upload('image', await halves(40, 20, 6))
    expect(turned._id).toMatch(/-20x40-jpg$/)
    const path = `/${turned.path}?rect=0,0,20,20&fm=png`
    const upper = Buffer.from(await (await test.call(path)).arrayBuffer())
    expect(await colorAt(upper, 10, 15)).toBe('red')
  })

  it('has no metadata of the camera', async () => {
    const taken = sharp(photo).withExif({ IFD3: { GPSAreaInformation: 'A place' } })
    const { url, ...stored } = await test.editor.assets.upload('image', await taken.toBuffer())
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(bytes.includes('A place')).toBe(false)
    const sha1hash = createHash('sha1').update(bytes).digest('hex')
    expect(stored).toMatchObject({ sha1hash, size: bytes.length })
  })

  it('is rejected if it is not an image or too large', async () => {
    const upload = (body: Buffer) => test.editor.assets.upload('image', body)
    await expect(upload(Buffer.from('no image'))).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/Save the image as PNG/),
    })
    await expect(upload(Buffer.alloc(33 * 1024 * 1024))).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringMatching(/larger than 32 MB/),
    })
    // Only the header is read: 16,000 by 15,000 pixels in a few bytes.
    const vast = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="15000"></svg>',
    )
    await expect(upload(vast)).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining('51 million pixels'),
    })
    const left = await readdir(join(test.directory, 'assets'))
    expect(left.filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('an image URL', () => {
  it('without parameters gives the image as uploaded, immutable', async () => {
    const { response, bytes } = await image('')
    expect(bytes.equals(photo)).toBe(true)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await image('unknown=1')).bytes.equals(photo)).toBe(true)
  })

  it('resizes and crops', async () => {
    expect(await image('w=100')).toMatchObject({ format: 'jpeg', width: 100, height: 50 })
    const right = await image('rect=200,0,200,200&w=50&h=50&fit=crop')
    expect(right).toMatchObject({ width: 50, height: 50 })
    expect(await colorAt(right.bytes, 5, 5)).toBe('blue')
  })

  it('gives the requested format, or the best one that the browser accepts', async () => {
    for (const fm of ['png', 'webp', 'avif'])
      expect((await image(`w=40&fm=${fm}`)).response.headers.get('content-type')).toBe(
        `image/${fm}`,
      )
    const auto = async (accept: string) => {
      const { response } = await image('w=40&auto=format', { accept })
      expect(response.headers.get('vary')).toContain('Accept')
      return response.headers.get('content-type')
    }
    expect(await auto('image/avif,image/webp,*/*')).toBe('image/avif')
    expect(await auto('image/webp,*/*')).toBe('image/webp')
    expect(await auto('*/*')).toBe('image/jpeg')
  })

  it('is transformed once, for any order of parameters and with unknown ones', async () => {
    const cached = () => readdir(join(test.directory, 'image-cache'))
    const before = (await cached()).length
    await Promise.all([image('w=77&q=60'), image('q=60&w=77'), image('w=77&q=60&tracking=1')])
    expect(await cached()).toHaveLength(before + 1)
  })

  it('supports HEAD and conditional requests', async () => {
    const path = `/${asset.path}?w=60`
    const head = await test.call(path, { method: 'HEAD' })
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
    const known = await test.call(path, { headers })
    expect(known.status).toBe(304)
    expect(known.headers.get('etag')).toBe(head.headers.get('etag'))
  })

  it('can be built by the official URL builder', async () => {
    const builder = createImageUrlBuilder({
      projectId: 'local',
      dataset: 'production',
      baseUrl: test.lake.url,
    })
    const source = { asset: { _ref: asset._id }, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } }
    const url = builder.image(source).width(80).height(80).fit('crop').auto('format').url()
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 80 })
    expect(await colorAt(bytes, 5, 40)).toBe('blue')
  })

  it.each([
    '/images/local/production/..%2F..%2Ftoken',
    '/images/local/production/token',
    `/images/local/production/${'a'.repeat(40)}-1x1.jpg`,
    `/images/other/production/${'a'.repeat(40)}-1x1.jpg`,
    `/files/local/production/${'a'.repeat(40)}.pdf`,
  ])('is 404 for %s', async (path) => {
    expect((await test.call(path)).status).toBe(404)
  })
})

describe('special images', () => {
  it('one frame of an animation does not move', async () => {
    const frames = [0, 240].map((r) => {
      const create = { width: 60, height: 40, channels: 3 as const, background: { r, g: 0, b: 0 } }
      return sharp({ create }).png().toBuffer()
    })
    const animation = sharp(await Promise.all(frames), { join: { animated: true } }).gif()
    const { path } = await test.editor.assets.upload('image', await animation.toBuffer())
    const response = await test.call(`/${path}?w=44&h=44&fit=crop&fm=webp&frame=1`)
    const { width, pages } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, pages]).toEqual([44, undefined])
  })

  it('SVG is stored without what does not draw, and cannot run scripts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="4"><path d="M0 0h8v4z"></path></svg>'
    const scripted = Buffer.from(svg.replace('<path', '<script>1</script><path onclick="1"'))
    const { path, extension, sha1hash, size } = await test.editor.assets.upload('image', scripted)
    expect(await test.editor.assets.upload('image', Buffer.from(svg))).toMatchObject({ sha1hash })
    expect(size).toBe(svg.length)
    expect(extension).toBe('svg')
    const response = await test.call(`/${path}?w=100`)
    expect(await response.text()).toBe(svg)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const drawn = await test.call(`/${path}?w=100&fm=png`)
    const { width, format } = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
    expect([width, format]).toEqual([100, 'png'])
  })
})

describe('a file', () => {
  it('is served as uploaded, as a download with the requested name', async () => {
    const body = Buffer.from('a,b\n1,2\n')
    const file = await test.editor.assets.upload('file', body, { filename: 'Table 1.csv' })
    expect(file).toMatchObject({ _type: 'sanity.fileAsset', extension: 'csv' })
    const response = await test.call(`/${file.path}?dl=Täble.csv`)
    expect(await response.text()).toBe('a,b\n1,2\n')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="T_ble.csv"; filename*=UTF-8''T%C3%A4ble.csv`,
    )
  })

  it.each([
    ['page.html', true],
    ['drawing.svg', true],
    ['page.xhtml', true],
    ['without-extension', true],
    ['report.pdf', false],
    ['photo.jpg', false],
  ])('%s is a download: %s', async (filename, isDownload) => {
    const file = await test.editor.assets.upload('file', Buffer.from(filename), { filename })
    const { headers } = await test.call(`/${file.path}`)
    expect(headers.get('content-disposition')?.startsWith('attachment') ?? false).toBe(isDownload)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('supports range requests', async () => {
    const { path, sha1hash } = await test.editor.assets.upload('file', Buffer.from('0123456789'))
    const part = (headers: Record<string, string>) => test.call(`/${path}`, { headers })
    const some = await part({ range: 'bytes=2-5' })
    expect(some.status).toBe(206)
    expect(some.headers.get('content-range')).toBe('bytes 2-5/10')
    expect(await some.text()).toBe('2345')
    expect(await (await part({ range: 'bytes=-3' })).text()).toBe('789')
    const current = await part({ range: 'bytes=0-0', 'if-range': `"${sha1hash}"` })
    expect(await current.text()).toBe('0')
    const whole = await part({ range: 'bytes=0-0', 'if-range': '"another"' })
    expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
    const beyond = await part({ range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
  })

  it('with HTML is not served as HTML', async () => {
    const html = Buffer.from('<script>alert(1)</script>')
    const { path } = await test.editor.assets.upload('file', html, { filename: 'x.html' })
    const response = await test.call(`/${path}`)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
  })

  it('is not stored when its document cannot be', async () => {
    const lake = await openTestLake({
      beforeCommit() {
        throw new Error('no')
      },
    })
    onTestFinished(() => lake.remove())
    await expect(lake.editor.assets.upload('file', Buffer.from('x'))).rejects.toThrow()
    expect(await readdir(join(lake.directory, 'assets'))).toEqual([])
  })

  it('is deleted with its document', async () => {
    const file = await test.editor.assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    await test.editor.delete(file._id)
    expect((await test.call(`/${file.path}`)).status).toBe(404)
    expect(await readdir(join(test.directory, 'assets'))).not.toContain(`${file.sha1hash}.txt`)
  })
})
