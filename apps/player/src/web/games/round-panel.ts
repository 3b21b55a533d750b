import { worlds } from '@lumiroute/games'
import { drawRound } from '@lumiroute/games/render'
import { standings } from '@lumiroute/games/simulation'
import type { GameView } from '../../ports/screen.port.ts'
import { element } from '../board.ts'
import type { RoomLink } from './room-link.ts'
import { Sounds } from './sounds.ts'
import { player } from './waiting-panel.ts'

/** More pixels for each light cost time and show nothing new. */
const mostScale = 4
/** The names below the game need this many pixels. */
const leastLegend = 26
const mostLegend = 120
const legendEveryMs = 500

/** The round on a canvas, at the pace of the screen. */
export class RoundPanel {
  readonly element = element('div', 'round')
  readonly #link: RoomLink
  readonly #board: HTMLElement
  readonly #canvas = document.createElement('canvas')
  readonly #legend = element('div', 'legend')
  readonly #pen = this.#canvas.getContext('2d', { alpha: false })
  readonly #sounds = new Sounds()
  readonly #sizes = new ResizeObserver(() => this.#fit())
  #names = new Map<number, string>()
  #frame = 0
  #frames = { count: 0, sinceMs: performance.now() }
  #legendMs = 0

  /** `board` carries the figures for tests. */
  constructor(view: GameView, link: RoomLink, board: HTMLElement) {
    this.#link = link
    this.#board = board
    this.element.append(this.#canvas, this.#legend)
    this.#sizes.observe(this.element)
    this.#sounds.start()
    this.update(view)
    this.#draw()
  }

  update({ seats }: GameView) {
    this.#names = new Map(seats.map(({ no, name }) => [no, name]))
  }

  #fit() {
    const { clientWidth, clientHeight } = this.element
    const world = this.#link.round?.feed.state ?? worlds.wide
    const free = clientHeight - (clientWidth * world.height) / world.width
    const legend = free >= leastLegend ? Math.min(free, mostLegend) : 0
    const scale = Math.min(
      (clientWidth * devicePixelRatio) / world.width,
      ((clientHeight - legend) * devicePixelRatio) / world.height,
    )
    this.element.style.setProperty('--legend', `${legend}px`)
    const drawn = Math.min(scale, mostScale)
    this.#canvas.width = Math.round(world.width * drawn)
    this.#canvas.height = Math.round(world.height * drawn)
    Object.assign(this.#canvas.style, {
      width: `${(world.width * scale) / devicePixelRatio}px`,
      height: `${(world.height * scale) / devicePixelRatio}px`,
    })
    this.#paint()
  }

  readonly #draw = () => {
    this.#frame = requestAnimationFrame(this.#draw)
    this.#paint()
    this.#countFrame()
  }

  #paint() {
    const { round } = this.#link
    if (!round || !this.#pen) return
    const { state, share } = round.shoot(this.#sounds.play)
    const { width, height } = this.#canvas
    drawRound(this.#pen, state, { width, height, share })
    const { dataset } = this.#board
    dataset.tick = String(round.feed.state.tick)
    dataset.mark = round.feed.mark
    dataset.caughtUpMs = String(Math.round(round.caughtUpMs ?? 0))
    this.#drawLegend(performance.now())
  }

  /** Whose token is whose, the best first. */
  #drawLegend(nowMs: number) {
    if (nowMs - this.#legendMs < legendEveryMs || this.#legend.clientHeight === 0) return
    this.#legendMs = nowMs
    const state = this.#link.round?.feed.state
    const shown = state ? standings(state).filter(({ isHere, score }) => isHere || score > 0) : []
    const known = shown.map(({ seat }) => `${seat} ${this.#names.get(seat)}`).join()
    if (known === this.#legend.dataset.known) return
    this.#legend.dataset.known = known
    this.#legend.replaceChildren(...shown.map(({ seat }) => player(seat, this.#names.get(seat) ?? '')))
  }

  #countFrame() {
    this.#frames.count += 1
    const passedMs = performance.now() - this.#frames.sinceMs
    if (passedMs < 1000) return
    this.#board.dataset.fps = ((this.#frames.count * 1000) / passedMs).toFixed(1)
    this.#frames = { count: 0, sinceMs: performance.now() }
  }

  stop() {
    cancelAnimationFrame(this.#frame)
    this.#sizes.disconnect()
    this.#sounds.stop()
    this.element.remove()
  }
}
