import type { GameView } from '../../ports/screen.port.ts'
import { text } from '../../text.ts'
import { element } from '../board.ts'
import { player } from './waiting-panel.ts'

/** The best in the middle. */
const columns = [1, 0, 2]
const [leastOthers, mostOthers] = [2, 7]

/** The best three on their steps, and who came next where there is room. */
export class PodiumPanel {
  readonly element = element('div', 'podium')
  #known = ''

  constructor(view: GameView) {
    this.update(view)
  }

  update({ results, seats, gameName }: GameView) {
    const known = JSON.stringify([results, seats])
    if (known === this.#known) return
    this.#known = known
    const names = new Map(seats.map(({ no, name }) => [no, name]))
    const places = results
      .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
      .map(({ seat, score, rank }) => ({ seat, score, rank, name: names.get(seat) ?? '' }))
    const steps = element('ol', 'steps')
    const best = columns.flatMap((index) => places[index] ?? [])
    steps.append(...best.map(step))
    const others = element('ol', 'others')
    others.append(...places.slice(3, 3 + mostOthers).map(other))
    const field = element('div', 'places')
    field.append(steps, ...(places.length >= 3 + leastOthers ? [others] : []))
    this.element.replaceChildren(element('h1', 'title', `${gameName} ${text.results}`), field)
  }

  stop() {
    this.element.remove()
  }
}

type Placed = { seat: number; score: number; rank: number; name: string }

function step({ seat, score, rank, name }: Placed): HTMLElement {
  const column = element('li', 'step')
  column.dataset.rank = String(Math.min(rank, 3))
  const points = element('span', 'score', String(score))
  points.append(element('span', 'unit', text.points))
  column.append(player(seat, name), points, element('span', 'block', String(rank)))
  return column
}

function other({ seat, score, rank, name }: Placed): HTMLElement {
  const row = element('li', 'other')
  row.append(
    element('span', 'rank', String(rank)),
    player(seat, name),
    element('span', 'score', String(score)),
  )
  return row
}
