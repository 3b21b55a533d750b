import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny'
import { films } from './films.ts'

const size = { width: 1280, height: 720 }
const framesASecond = 24
const seconds = 6

/** Frame by frame, so that the video is the same on a slow machine. */
async function encodeFilm(name: string): Promise<number[]> {
  const draw = films[name]
  if (!draw) throw new Error(`no film ${name}`)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const output = new Output({ format: new WebMOutputFormat(), target: new BufferTarget() })
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 420_000, keyFrameInterval: 2 })
  output.addVideoTrack(source, { frameRate: framesASecond })
  await output.start()
  for (let frame = 0; frame < seconds * framesASecond; frame++) {
    draw(pen, frame / framesASecond)
    await source.add(frame / framesASecond, 1 / framesASecond)
  }
  await output.finalize()
  return [...new Uint8Array(output.target.buffer as ArrayBuffer)]
}

Object.assign(globalThis, { encodeFilm })
