import type { BrowserContext, Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openStagePage } from './stage-page.ts'

type Film = { init: Buffer; segments: Buffer[] }

/** A video in segments of one second in alternating colours, as a live source sends it. */
export async function makeFilm(page: Page, seconds: number): Promise<Film> {
  await openStagePage(page)
  const { bytes, starts } = await page.evaluate(
    async ([length, source]) => {
      const { Output, BufferTarget, CanvasSource, Mp4OutputFormat } = await import(source)
      const canvas = new OffscreenCanvas(320, 180)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no 2D canvas context')
      const starts: number[] = []
      const format = new Mp4OutputFormat({
        fastStart: 'fragmented',
        minimumFragmentDuration: 1,
        onMoof: (_data: Uint8Array, position: number) => starts.push(position),
      })
      const target = new BufferTarget()
      const output = new Output({ format, target })
      const track = new CanvasSource(canvas, { codec: 'vp9', bitrate: 200_000, keyFrameInterval: 1 })
      output.addVideoTrack(track, { frameRate: 10 })
      await output.start()
      for (let frame = 0; frame < length * 10; frame += 1) {
        pen.fillStyle = Math.floor(frame / 10) % 2 === 0 ? 'fuchsia' : 'purple'
        pen.fillRect(0, 0, 320, 180)
        await track.add(frame / 10, 1 / 10)
      }
      await output.finalize()
      const data = new Uint8Array(target.buffer)
      return { bytes: Array.from(data), starts }
    },
    [seconds, '/mediabunny.js'] as const,
  )
  const whole = Buffer.from(bytes)
  const ends = [...starts.slice(1), whole.length]
  return {
    init: whole.subarray(0, starts[0]),
    segments: starts.map((start, index) => whole.subarray(start, ends[index])),
  }
}

const windowSegments = 4
const playlistType = 'application/vnd.apple.mpegurl'
const openHeaders = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }

function playlistAt(film: Film, second: number): string {
  const last = Math.min(second, film.segments.length)
  const first = Math.max(0, last - windowSegments)
  const names = Array.from({ length: last - first }, (_, index) => `#EXTINF:1.0,\n${first + index}.m4s`)
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:1',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...names,
  ].join('\n')
}

export type LiveSource = { url: string; isUp: boolean }

/** A live source that can stop, under its own URL. */
export async function startLiveSource(context: BrowserContext, film: Film): Promise<LiveSource> {
  const source: LiveSource = { url: 'https://live.test/a.m3u8', isUp: true }
  const began = Date.now()
  await context.route('https://live.test/**', (route) => {
    if (!source.isUp) return route.abort('connectionrefused')
    const name = new URL(route.request().url()).pathname.slice(1)
    const second = windowSegments + Math.floor((Date.now() - began) / 1000)
    if (name === 'a.m3u8') {
      return route.fulfill({
        body: playlistAt(film, second),
        contentType: playlistType,
        headers: openHeaders,
      })
    }
    const body = name === 'init.mp4' ? film.init : film.segments[Number.parseInt(name, 10)]
    return body
      ? route.fulfill({ body, contentType: 'video/mp4', headers: openHeaders })
      : route.fulfill({ status: 404, body: '', headers: openHeaders })
  })
  return source
}

export type HlsServer = { url: string; isUp: boolean; stop: () => void }

/**
 * A real HLS source on this machine: a playlist that advances by one segment per second, and its segments.
 */
export async function startHlsServer(film: Film): Promise<HlsServer> {
  const began = Date.now()
  const server = createServer((request, response) => {
    if (!source.isUp) return void request.socket.destroy()
    const name = new URL(request.url ?? '/', 'http://local').pathname.slice(1)
    const second = windowSegments + Math.floor((Date.now() - began) / 1000)
    if (name === 'a.m3u8') {
      response.writeHead(200, { ...openHeaders, 'content-type': playlistType })
      return void response.end(playlistAt(film, second))
    }
    const body = name === 'init.mp4' ? film.init : film.segments[Number.parseInt(name, 10)]
    response.writeHead(body ? 200 : 404, { ...openHeaders, 'content-type': 'video/mp4' })
    response.end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  const source: HlsServer = { url: `http://127.0.0.1:${port}/a.m3u8`, isUp: true, stop }
  return source
}

export type StreamLog = { event: string; adId: number; recordId: number; at: string; detail: string }

/** Receives a store's stream log. */
export async function startLogReceiver() {
  const received: StreamLog[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      received.push(JSON.parse(body) as StreamLog)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}/log`, received, stop }
}
