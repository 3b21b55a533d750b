export type Dot = { x: number; y: number; tone: 'amber' | 'ember' | 'indigo' | 'pale' }

const tones: Record<string, Dot['tone']> = { A: 'amber', a: 'ember', I: 'indigo', O: 'pale' }

/** Converts rows of characters into dots of an LED board. */
export function toDots(rows: readonly string[], left: number, top: number): Dot[] {
  return rows.flatMap((row, y) =>
    row.split('').flatMap((letter, x) => {
      const tone = tones[letter]
      return tone ? [{ x: left + x, y: top + y, tone }] : []
    }),
  )
}

/** A truck with a lit board showing three letters. */
export const truck = [
  'aaaaaaaaaaaaa',
  'aAaaaAAAaAAaa',
  'aAaaaAaaaAaAa.III',
  'aAaaaAAaaAaAa.I.II',
  'aAaaaAaaaAaAa.I..I',
  'aAAAaAAAaAAaa.IIII',
  'aaaaaaaaaaaaa.IIII',
  'IIIIIIIIIIIIIIIIII',
  '..OO........OO....',
  '..OO........OO....',
] as const

type Corner = readonly [x: number, y: number]

/** Every dot of a route that turns only at right angles. */
export function getRoute(corners: readonly Corner[]): { x: number; y: number }[] {
  return corners.slice(1).flatMap(([toX, toY], at) => {
    const [fromX, fromY] = corners[at] ?? [toX, toY]
    const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY))
    return Array.from({ length: steps }, (_, step) => ({
      x: fromX + Math.sign(toX - fromX) * step,
      y: fromY + Math.sign(toY - fromY) * step,
    }))
  })
}
