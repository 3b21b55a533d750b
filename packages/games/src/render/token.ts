import { drawDigits, digitsWidth } from './digits.ts'
import { colours, type Pen, seatColours } from './pen.ts'

/** 32 seats: eight shapes, and a colour that differs for each seat with the same shape. */
export const colourOf = (no: number) => seatColours[(no + 3 * (no >> 3)) % 8] ?? ''

type Corner = readonly [number, number]
const polygon = (corners: number, turned: number): Corner[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = ((index + turned) / corners) * 2 * Math.PI - Math.PI / 2
    return [Math.cos(angle), Math.sin(angle)]
  })
const scaled = (corners: readonly Corner[], by: number): Corner[] => corners.map(([x, y]) => [x * by, y * by])
const star = polygon(10, 0).map(([x, y], index): Corner =>
  index % 2 === 0 ? [x * 1.5, y * 1.5] : [x * 0.95, y * 0.95],
)
const [long, short] = [1.25, 0.8]

/** With radius 1; each has room for two digits. */
const shapes: readonly (readonly Corner[])[] = [
  polygon(24, 0),
  scaled(polygon(4, 0.5), 1.5),
  scaled(polygon(4, 0), 1.42),
  scaled(polygon(3, 0), 1.55).map(([x, y]): Corner => [x, y + 0.15]),
  scaled(polygon(3, 0.5), 1.55).map(([x, y]): Corner => [x, y - 0.15]),
  scaled(polygon(6, 0), 1.2),
  star,
  [
    [-short, -long],
    [short, -long],
    [short, -short],
    [long, -short],
    [long, short],
    [short, short],
    [short, long],
    [-short, long],
    [-short, short],
    [-long, short],
    [-long, -short],
    [-short, -short],
  ],
]

/** The outline of a seat's shape; fill or stroke it. */
export function traceShape(pen: Pen, no: number, x: number, y: number, radius: number) {
  pen.beginPath()
  for (const [dx, dy] of shapes[no % 8] ?? []) pen.lineTo(x + dx * radius, y + dy * radius)
  pen.closePath()
}

export type TokenLook = { radius: number; isGhost?: boolean; colour?: string }

/** A player: number, shape and colour. A ghost is only an outline. */
export function drawToken(
  pen: Pen,
  no: number,
  x: number,
  y: number,
  { radius, isGhost, colour }: TokenLook,
) {
  const shade = colour ?? colourOf(no)
  traceShape(pen, no, x, y, radius)
  pen.lineJoin = 'round'
  pen.lineWidth = isGhost ? 2 : 4
  pen.strokeStyle = isGhost ? shade : colours.ink
  pen.stroke()
  if (!isGhost) {
    pen.fillStyle = shade
    pen.fill()
  }
  drawNumber(pen, no, x, y, isGhost ? shade : colours.ink)
}

/** Two digits are narrower, so that they fit into the shape; both are 18 lights high. */
export function drawNumber(pen: Pen, no: number, x: number, y: number, colour: string) {
  const text = String(no + 1)
  const width = digitsWidth(text, 3)
  const fit = text.length > 1 ? 0.82 : 1
  pen.save()
  pen.translate(Math.round(x), Math.round(y))
  pen.scale(fit, 1)
  drawDigits(pen, text, -width / 2, -9, 3, colour)
  pen.restore()
}
