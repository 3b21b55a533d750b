import { colourOf, traceShape } from '@lumiroute/games/token'
import { h } from './dom.ts'

const lights = 52

/** The player's number, shape and colour as on the LED screen. */
export function tokenOf(no: number, pixels: number): HTMLCanvasElement {
  const canvas = h('canvas.token', { 'aria-hidden': 'true' })
  canvas.width = canvas.height = pixels * 3
  canvas.style.width = `${pixels}px`
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.scale((pixels * 3) / lights, (pixels * 3) / lights)
  pen.translate(lights / 2, lights / 2)
  traceShape(pen, no, 0, 0, 15)
  pen.fillStyle = colourOf(no)
  pen.fill()
  pen.fillStyle = '#05080f'
  pen.font = '800 18px sans-serif'
  pen.textAlign = 'center'
  pen.fillText(String(no + 1), 0, 6.5, 16)
  return canvas
}

/** The whole page takes the player's colour. */
export const wearColour = (no: number) => document.documentElement.style.setProperty('--me', colourOf(no))
