import { standings } from '../core/standings.ts'
import type { BaseState } from '../core/state.ts'
import { digitsWidth, drawDigits, readable } from './digits.ts'
import { colours, type Pen } from './pen.ts'
import { drawToken } from './token.ts'

const steps = [
  { height: 0.44, colour: '#ffb020' },
  { height: 0.3, colour: '#8fa3bf' },
  { height: 0.2, colour: '#c07a45' },
]
/** The best in the middle. */
const columns = [1, 0, 2]

/** The best three with their scores, after the round. */
export function drawPodium(pen: Pen, state: BaseState) {
  const best = standings(state).slice(0, 3)
  const { width, height } = state
  const step = Math.min(84, Math.floor(width / 3.2))
  const left = Math.round((width - 3 * step) / 2)
  best.forEach((player, index) => {
    const column = columns[index] ?? 0
    const { height: share, colour } = steps[player.rank - 1] ?? { height: 0.2, colour: colours.white }
    const top = Math.round(height * (1 - share))
    const middle = left + (column + 0.5) * step
    pen.fillStyle = colour
    pen.fillRect(left + column * step + 2, top, step - 4, height - top)
    drawDigits(pen, String(player.rank), middle - digitsWidth('0', 3) / 2, top + 6, readable, colours.ink)
    drawToken(pen, player.seat, middle, top - 18, { radius: 12 })
    const score = String(player.score)
    drawDigits(pen, score, middle - digitsWidth(score, 3) / 2, top - 54, readable, colours.white)
  })
}
