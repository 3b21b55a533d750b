import { drawToken } from '@lumiroute/games/render'

/** With a radius of 9 lights the number is 18 lights high. */
const lights = 32
const radius = 9

/** A player's number, shape and colour, as in the game. */
export function seatToken(no: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.className = 'token'
  // Drawn larger than shown, so that one picture suits all panels.
  canvas.width = canvas.height = 4 * lights
  const pen = canvas.getContext('2d')
  pen?.scale(4, 4)
  if (pen) drawToken(pen, no, lights / 2, lights / 2, { radius })
  return canvas
}
