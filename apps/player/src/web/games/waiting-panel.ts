import { drawCode, qrPath } from '@lumiroute/stage'
import type { GameView } from '../../ports/screen.port.ts'
import { text } from '../../text.ts'
import { codeLine, element } from '../board.ts'
import { codePixels } from './code-pixels.ts'
import { seatToken } from './seat-token.ts'

/** From the most to the least that is shown of the players. */
const fits = ['names', 'tokens', 'count'] as const

/** How to join: QR code, room code, when it starts, who is there. */
export class WaitingPanel {
  readonly element = element('div', 'waiting')
  readonly #starts = element('p', 'starts')
  readonly #prize = element('p', 'prize')
  readonly #players = element('div', 'players')
  readonly #count = element('p', 'count')
  readonly #frame = element('div', 'frame')
  readonly #sizes = new ResizeObserver(() => this.#fit())
  #modules = 0
  #known = ''

  constructor(view: GameView) {
    const { gameName, code, joinUrl } = view
    const words = element('div', 'words')
    const lines = element('div', 'lines')
    lines.append(element('p', 'call', text.scanToPlay), element('h1', 'title', gameName), codeLine(code))
    words.append(lines, this.#starts, this.#prize, this.#players, this.#count)
    this.#drawFrame(joinUrl)
    this.element.append(words, this.#frame)
    this.#sizes.observe(this.element)
    this.update(view)
  }

  #drawFrame(joinUrl: string) {
    const path = qrPath(joinUrl)
    this.#modules = path?.size ?? 0
    if (path) this.#frame.append(drawCode(path))
    this.#frame.dataset.join = joinUrl
  }

  update({ phase, secondsLeft, prize, seats }: GameView) {
    this.#starts.textContent = phase === 'inviting' ? text.firstPlayer : whenItStarts(secondsLeft)
    this.#prize.textContent = prize ? text.prize(prize) : ''
    this.#prize.hidden = !prize
    const known = JSON.stringify(seats)
    if (known === this.#known) return
    this.#known = known
    this.#count.textContent = text.players(seats.length)
    // The newest first: who has just joined looks for the own name.
    this.#players.replaceChildren(...seats.toReversed().map(({ no, name }) => player(no, name)))
    this.#players.hidden = seats.length === 0
    this.#fit()
  }

  #fit() {
    const { clientWidth, clientHeight } = this.element
    const side = codePixels(this.#modules, clientWidth * devicePixelRatio, clientHeight * devicePixelRatio)
    if (this.#modules > 0)
      Object.assign(this.#frame.style, {
        width: `${side / devicePixelRatio}px`,
        height: `${side / devicePixelRatio}px`,
      })
    const { dataset } = this.#players
    dataset.fit = fits.find((fit) => ((dataset.fit = fit), this.#hasRoom())) ?? 'count'
    this.#count.hidden = this.#players.hidden || dataset.fit !== 'count'
  }

  #hasRoom() {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = this.#players
    return scrollHeight <= clientHeight + 1 && scrollWidth <= clientWidth + 1
  }

  stop() {
    this.#sizes.disconnect()
    this.element.remove()
  }
}

const whenItStarts = (seconds: number | null) => (seconds ? text.startsIn(seconds) : text.startsSoon)

export function player(no: number, name: string): HTMLElement {
  const row = element('p', 'player')
  row.append(seatToken(no), element('span', 'name', name))
  return row
}
