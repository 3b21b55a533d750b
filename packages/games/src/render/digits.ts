import { colours, type Pen } from './pen.ts'

/** Three columns and six rows; a row is a number of three bits. Own shapes, because boxes have different fonts. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  '0': [7, 5, 5, 5, 5, 7],
  '1': [2, 6, 2, 2, 2, 7],
  '2': [7, 1, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 1, 7],
  '4': [5, 5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 1, 7],
  '6': [7, 4, 4, 7, 5, 7],
  '7': [7, 1, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 5, 7],
  '9': [7, 5, 7, 1, 1, 7],
  '+': [0, 2, 7, 2, 0, 0],
  '-': [0, 0, 7, 0, 0, 0],
  x: [0, 5, 2, 2, 5, 0],
}

/** Width of a text whose squares are `cell` lights; the height is six squares. */
export const digitsWidth = (text: string, cell: number) => text.length * 4 * cell - cell

/** The smallest squares with which a number can be read at ten metres: 18 lights high, lines of 3. */
export const readable = 3

/** Draws with the upper left corner at x, y. */
export function drawDigits(pen: Pen, text: string, x: number, y: number, cell: number, colour: string) {
  pen.fillStyle = colour
  for (let index = 0; index < text.length; index++)
    drawGlyph(pen, glyphs[text.charAt(index)] ?? [], x + 4 * index * cell, y, cell)
}

function drawGlyph(pen: Pen, rows: readonly number[], x: number, y: number, cell: number) {
  rows.forEach((bits, row) => {
    for (let column = 0; column < 3; column++)
      if (bits & (4 >> column)) pen.fillRect(x + column * cell, y + row * cell, cell, cell)
  })
}

/** In the middle of x, y, with a dark edge so that it can be read on anything. */
export function drawLabel(pen: Pen, text: string, x: number, y: number, cell: number, colour: string) {
  const [left, top] = [Math.round(x - digitsWidth(text, cell) / 2), Math.round(y - 3 * cell)]
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ] as const)
    drawDigits(pen, text, left + dx * 1.5, top + dy * 1.5, cell, colours.ink)
  drawDigits(pen, text, left, top, cell, colour)
}
