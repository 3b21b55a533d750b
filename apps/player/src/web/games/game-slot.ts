import type { GameView, ScreenEvents } from '../../ports/screen.port.ts'
import { games } from './games.ts'

type Told = Pick<ScreenEvents, 'onScores' | 'onOver'>

/** Runs the game of one round; a failing game must not affect the player. */
export class GameSlot {
  readonly element = document.createElement('div')
  #isStopped = false
  #stop = () => {}

  constructor(view: GameView, told: Told) {
    this.element.className = 'slot'
    const load = games[view.gameId]
    this.element.hidden = !load
    if (load) void this.#mount(load, view, told).catch(() => (this.element.hidden = true))
  }

  async #mount(load: NonNullable<(typeof games)[number]>, view: GameView, { onScores, onOver }: Told) {
    const game = await load()
    if (this.#isStopped) return
    const ifOn = (act: () => void) => (this.#isStopped ? undefined : act())
    const { stop } = game.mount(this.element, {
      code: view.code,
      joinUrl: view.joinUrl,
      seconds: view.secondsLeft,
      report: (scores) => ifOn(() => onScores(scores)),
      finish: () => ifOn(onOver),
    })
    this.#stop = stop
  }

  stop() {
    this.#isStopped = true
    this.#stop()
    this.element.remove()
  }
}
