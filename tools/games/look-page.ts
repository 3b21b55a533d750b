import { botInputs } from '../../packages/games/src/bots.ts'
import { drawRound, drawWinners } from '../../packages/games/src/render/index.ts'
import { hashState, isOver, startRound, stepRound } from '../../packages/games/src/simulation.ts'
import type { LookOptions, LookResult } from './look-options.ts'

const columns = 4
const gap = 8

/** Plays a round with bots and draws pictures of it; runs in the browser. */
async function look(options: LookOptions): Promise<LookResult> {
  const { game, settings, seed, players, pictures, scale, isTransparent, isCalm } = options
  const state = startRound(game, settings, seed)
  const seats = Array.from({ length: players }, (_, no) => no)
  const [width, height] = [state.width * scale, state.height * scale]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  const drawing = { width, height, isTransparent, isCalm }
  const every = Math.floor(state.endTick / (pictures - 1))
  const frames: ImageBitmap[] = []
  let drawMs = 0
  while (!isOver(state)) {
    if (state.tick % every === Math.min(60, every - 1)) {
      const start = performance.now()
      for (let time = 0; time < 10; time++) drawRound(pen, state, drawing)
      drawMs += (performance.now() - start) / 10
      frames.push(await createImageBitmap(canvas))
    }
    stepRound(state, botInputs(state, seats))
  }
  drawWinners(pen, state, drawing)
  frames.push(await createImageBitmap(canvas))
  const sheet = await readBytes(drawSheet(frames, width, height))
  const files = await Promise.all(frames.map((frame) => readBytes(drawSheet([frame], width, height))))
  return { files, sheet, hash: hashState(state), drawMs: drawMs / frames.length }
}

function drawSheet(frames: readonly ImageBitmap[], width: number, height: number): OffscreenCanvas {
  const across = Math.min(frames.length, columns)
  const rows = Math.ceil(frames.length / across)
  const sheet = new OffscreenCanvas(across * (width + gap) - gap, rows * (height + gap) - gap)
  const pen = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D
  pen.fillStyle = '#808080'
  pen.fillRect(0, 0, sheet.width, sheet.height)
  frames.forEach((frame, index) =>
    pen.drawImage(frame, (index % across) * (width + gap), Math.floor(index / across) * (height + gap)),
  )
  return sheet
}

const readBytes = async (canvas: OffscreenCanvas) => [
  ...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
]

Object.assign(globalThis, { look })
