import type { CDPSession, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { rolldown } from 'rolldown'
import type {
  Gap,
  mountStage,
  Programme,
  Stage,
  StageItem,
  StageOptions,
} from '../../packages/stage/src/index.ts'

declare global {
  interface Window {
    mountStage: typeof mountStage
    stage: Stage
    shown: string[]
    failed: string[]
    stageGaps: (Gap & Pick<StageItem, 'type'>)[]
  }
}

const html = `<!doctype html><meta charset="utf-8"><style>body{margin:0}#host{width:960px;height:540px}</style>
<div id="host"></div><script type="module" src="/start.js"></script>`
const start = `import { mountStage } from '/stage.js'; window.mountStage = mountStage`

let bundled: Promise<string> | undefined

async function bundleStage(): Promise<string> {
  const build = await rolldown({ input: 'packages/stage/src/index.ts' })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  return output[0].code
}

const encoder = createRequire(new URL('../../apps/server/package.json', import.meta.url))
  .resolve('mediabunny')
  .replace(/[^/]+$/, 'mediabunny.min.mjs')

/** A page with only the stage, bundled. */
export async function openStagePage(page: Page) {
  const scripts: Record<string, string> = {
    '/start.js': start,
    '/stage.js': await (bundled ??= bundleStage()),
    '/mediabunny.js': await readFile(encoder, 'utf8'),
  }
  await page.route('http://localhost/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const script = scripts[pathname]
    if (script) return route.fulfill({ body: script, contentType: 'text/javascript' })
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    return route.fulfill({ status: 404, body: '' })
  })
  await page.setViewportSize({ width: 960, height: 540 })
  await page.goto('http://localhost/')
  await page.waitForFunction(() => 'mountStage' in window)
}

/** A picture of one colour, 16 × 9 pixels. */
export const image = (page: Page, colour: string, seconds = 1): Promise<StageItem> =>
  page.evaluate(
    ([fill, durationMs]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 })
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas context')
      pen.fillStyle = fill
      pen.fillRect(0, 0, 160, 90)
      return { key: fill, type: 'image' as const, url: canvas.toDataURL(), durationMs }
    },
    [colour, seconds * 1000] as const,
  )

/** A real video: its first half in one colour, its second half in another. */
export const video = (page: Page, colours: [string, string], seconds = 1): Promise<StageItem> =>
  page.evaluate(
    async ([halves, length, source]) => {
      const { Output, BufferTarget, CanvasSource, WebMOutputFormat } = await import(source)
      const canvas = new OffscreenCanvas(160, 90)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas context')
      const target = new BufferTarget()
      const output = new Output({ format: new WebMOutputFormat(), target })
      const track = new CanvasSource(canvas, { codec: 'vp8', bitrate: 200_000 })
      output.addVideoTrack(track, { frameRate: 10 })
      await output.start()
      for (let frame = 0; frame < length * 10; frame += 1) {
        pen.fillStyle = halves[frame < length * 5 ? 0 : 1]
        pen.fillRect(0, 0, 160, 90)
        await track.add(frame / 10, 1 / 10)
      }
      await output.finalize()
      const url = URL.createObjectURL(new Blob([target.buffer], { type: 'video/webm' }))
      return { key: halves.join('-'), type: 'video' as const, url, durationMs: length * 1000 }
    },
    [colours, seconds, '/mediabunny.js'] as const,
  )

export const mount = (page: Page, programme: Partial<Programme>, options: StageOptions = {}) =>
  page.evaluate(
    ([parts, more]) => {
      const host = document.querySelector<HTMLElement>('#host')
      if (!host) throw new Error('The page has no host')
      window.shown = []
      window.failed = []
      window.stageGaps = []
      window.stage = window.mountStage(
        host,
        { mode: 'basic', orientation: 'landscape', main: [], second: [], ...parts },
        {
          onShow: (region, { key }) => window.shown.push(`${region}:${key}`),
          onError: ({ key }) => window.failed.push(key),
          onGap: (gap, { type }) => window.stageGaps.push({ ...gap, type }),
          ...more,
        },
      )
    },
    [programme, options] as const,
  )

export const update = (page: Page, programme: Partial<Programme>) =>
  page.evaluate(
    (parts) =>
      window.stage.update({ mode: 'basic', orientation: 'landscape', main: [], second: [], ...parts }),
    programme,
  )

export type Colour = readonly [number, number, number]
export type Point = readonly [x: number, y: number]

/** The colours of a picture at some points, as fractions of its size. */
export const readColours = (page: Page, base64: string, points: readonly Point[]): Promise<Colour[]> =>
  page.evaluate(
    async ([data, places]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas context')
      pen.drawImage(bitmap, 0, 0)
      return places.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = pen.getImageData(
          x * bitmap.width,
          y * bitmap.height,
          1,
          1,
        ).data
        return [red, green, blue] as const
      })
    },
    [base64, points] as const,
  )

export async function coloursAt(page: Page, points: readonly Point[]): Promise<Colour[]> {
  return readColours(page, (await page.screenshot()).toString('base64'), points)
}

/** Every frame that the browser shows while `act` runs. */
export async function getStackFrames(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    // The last frames may arrive after the end.
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await act()
  await session.send('Page.stopScreencast')
  await session.detach()
  return frames
}
