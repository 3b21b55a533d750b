import { drawCode, qrPath } from '@lumiroute/stage'
import type { GameView, ScreenEvents } from '../../ports/screen.port.ts'
import { text } from '../../text.ts'
import { codeLine, element } from '../board.ts'
import { GameSlot } from './game-slot.ts'
import { codePixels } from './code-pixels.ts'

/** The screen of a game room: the code to join while it waits, then the game or a plain panel. */
export class GameBoard {
  readonly element = element('main', 'game')
  readonly #told: ScreenEvents
  readonly #slot: GameSlot | null
  readonly #count = element('span', 'count')
  readonly #bar = element('div', 'bar')
  readonly #scores = element('ol', 'scores')
  readonly #sizes = new ResizeObserver(() => this.#fit())
  readonly #frame = element('div', 'frame')
  #modules = 0

  constructor(view: GameView, told: ScreenEvents) {
    this.#told = told
    this.element.dataset.phase = view.phase
    this.element.append(...(view.phase === 'waiting' ? this.#waiting(view) : this.#playing(view)), this.#bar)
    this.#slot = view.phase === 'playing' ? new GameSlot(view, this.#told) : null
    if (this.#slot) this.element.append(this.#slot.element)
    this.#sizes.observe(this.element)
    this.update(view)
  }

  #waiting({ gameName, code, joinUrl }: GameView) {
    const words = element('div', 'words')
    const room = element('p', 'room')
    room.append(element('span', 'label', text.roomCode), codeLine(code))
    const starts = element('p', 'starts')
    starts.append(this.#count, element('span', 'label', text.startsIn))
    words.append(element('p', 'brand', text.scanToJoin), element('h1', 'title', gameName), room, starts)
    const path = qrPath(joinUrl)
    this.#modules = path?.size ?? 0
    if (path) this.#frame.append(drawCode(path))
    this.#frame.dataset.join = joinUrl
    return [words, this.#frame]
  }

  #playing({ gameName }: GameView) {
    const words = element('div', 'words')
    const left = element('p', 'starts')
    left.append(element('span', 'label', text.timeLeft), this.#count)
    words.append(element('p', 'brand', text.gameOn), element('h1', 'title', gameName), left)
    return [words, this.#scores]
  }

  update({ phase, secondsLeft, ofSeconds, scores }: GameView) {
    this.#count.textContent = phase === 'waiting' ? String(secondsLeft) : clock(secondsLeft)
    this.#bar.style.setProperty('--share', String(Math.max(0, secondsLeft / Math.max(ofSeconds, 1))))
    const rows = scores.map(({ userName, score }) => scoreRow(userName, score))
    this.#scores.hidden = rows.length === 0
    this.#scores.replaceChildren(...rows)
  }

  #fit() {
    if (this.#modules === 0) return
    const { clientWidth, clientHeight } = this.element
    const side = codePixels(this.#modules, clientWidth * devicePixelRatio, clientHeight * devicePixelRatio)
    Object.assign(this.#frame.style, {
      width: `${side / devicePixelRatio}px`,
      height: `${side / devicePixelRatio}px`,
    })
  }

  stop() {
    this.#sizes.disconnect()
    this.#slot?.stop()
    this.element.remove()
  }
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function scoreRow(userName: string, score: number): HTMLElement {
  const row = element('li', '')
  row.append(element('span', 'who', userName), element('span', 'points', score.toLocaleString('en-US')))
  return row
}
