import type { MarkLook } from '../fleet/moving-marks.ts'

export type MarkColours = {
  live: string
  ink: string
  halo: string
  quiet: string
  onQuiet: string
  text: string
}

const size = 40
const radius = 10
const labelHeight = 20

type Pen = CanvasRenderingContext2D

/** A drop that points north, to be rotated to the heading; a disc if the heading is unknown. */
function traceBody(pen: Pen, isPointed: boolean, r: number) {
  pen.beginPath()
  if (!isPointed) return pen.arc(0, 0, r, 0, 2 * Math.PI)
  const half = 0.8
  pen.arc(0, 0, r, -Math.PI / 2 + half, 1.5 * Math.PI - half)
  pen.lineTo(0, -r * 1.6)
  pen.closePath()
}

function drawSign(pen: Pen, look: MarkLook, colour: string) {
  Object.assign(pen, {
    strokeStyle: colour,
    fillStyle: colour,
    lineWidth: 2.2,
    lineCap: 'round',
    lineJoin: 'round',
  })
  pen.beginPath()
  if (look === 'stopped') {
    pen.fillRect(-3.6, -4, 2.6, 8)
    pen.fillRect(1, -4, 2.6, 8)
    return
  }
  if (look === 'silent') {
    pen.moveTo(-3.5, -3.5)
    pen.lineTo(3.5, 3.5)
    pen.moveTo(3.5, -3.5)
    pen.lineTo(-3.5, 3.5)
  }
  if (look === 'over') {
    pen.moveTo(-4, 0)
    pen.lineTo(-1, 3.2)
    pen.lineTo(4, -3)
  }
  pen.stroke()
}

function drawMark(pen: Pen, look: MarkLook, isPointed: boolean, colours: MarkColours) {
  const isLive = look === 'moving' || look === 'stopped'
  const body = isLive ? colours.live : look === 'silent' ? colours.quiet : colours.halo
  traceBody(pen, isPointed, radius + 3)
  pen.fillStyle = colours.halo
  pen.fill()
  traceBody(pen, isPointed, radius)
  pen.fillStyle = body
  pen.fill()
  Object.assign(pen, { lineWidth: 2.5, strokeStyle: isLive ? colours.ink : colours.quiet, lineJoin: 'round' })
  pen.stroke()
  const sign = isLive ? colours.ink : look === 'silent' ? colours.onQuiet : colours.quiet
  if (!isPointed) drawSign(pen, look, sign)
}

export type Sprites = ReturnType<typeof createSprites>

/** Each look and label is drawn once and then copied, for 500 vehicles per frame. */
export function createSprites(colours: MarkColours, density: number, font: string) {
  const kept = new Map<string, HTMLCanvasElement>()

  function getSprite(look: MarkLook, isPointed: boolean): HTMLCanvasElement {
    const name = `${look} ${isPointed}`
    const known = kept.get(name)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = size * density
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.scale(density, density)
      pen.translate(size / 2, size / 2)
      drawMark(pen, look, isPointed, colours)
    }
    kept.set(name, canvas)
    return canvas
  }

  function getLabel(text: string): HTMLCanvasElement {
    const known = kept.get(`label ${text}`)
    if (known) return known
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (pen) {
      pen.font = font
      canvas.width = Math.ceil(pen.measureText(text).width + 8) * density
      canvas.height = labelHeight * density
      pen.scale(density, density)
      Object.assign(pen, { font, textBaseline: 'middle', lineWidth: 4, lineJoin: 'round' })
      Object.assign(pen, { strokeStyle: colours.halo, fillStyle: colours.text })
      pen.strokeText(text, 4, labelHeight / 2)
      pen.fillText(text, 4, labelHeight / 2)
    }
    kept.set(`label ${text}`, canvas)
    return canvas
  }

  return {
    colours,
    font,
    /** A label below its mark. */
    write(pen: Pen, text: string, x: number, y: number) {
      const label = getLabel(text)
      const [width, height] = [label.width / density, label.height / density]
      pen.drawImage(label, x - width / 2, y + radius + 4, width, height)
    },
    draw(pen: Pen, look: MarkLook, heading: number | null, x: number, y: number) {
      const isPointed = look === 'moving' && heading !== null
      const sprite = getSprite(look, isPointed)
      pen.save()
      pen.translate(x, y)
      if (isPointed) pen.rotate((heading * Math.PI) / 180)
      pen.drawImage(sprite, -size / 2, -size / 2, size, size)
      pen.restore()
    },
  }
}
