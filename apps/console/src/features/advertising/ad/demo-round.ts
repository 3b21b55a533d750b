import { type Difficulty, type GameId, ticksPerSecond, type World } from '@lumiroute/games'
import { botInputs } from '@lumiroute/games/bots'
import { drawRound, drawWinners, type Pen } from '@lumiroute/games/render'
import { isOver, startRound, stepRound } from '@lumiroute/games/simulation'

export type DemoSettings = { game: GameId; world: World; difficulty: Difficulty; seconds: number }

const seats = [0, 1, 2, 3]
const tickMs = 1000 / ticksPerSecond
const podiumTicks = 5 * ticksPerSecond
/** The first picture shows play, not the countdown. */
const skippedTicks = 9 * ticksPerSecond

/** Four bots play the game again and again. */
export class DemoRound {
  #state
  #seed = 1
  #restMs = 0
  #podium = 0

  constructor(readonly settings: DemoSettings) {
    this.#state = this.#start()
    for (let tick = 0; tick < skippedTicks; tick++) this.#step()
  }

  #start = () => startRound(this.settings.game, this.settings, this.#seed++)

  pass(ms: number) {
    for (this.#restMs += ms; this.#restMs >= tickMs; this.#restMs -= tickMs) this.#step()
  }

  #step() {
    if (!isOver(this.#state)) stepRound(this.#state, botInputs(this.#state, seats))
    else if (this.#podium++ > podiumTicks) {
      this.#podium = 0
      this.#state = this.#start()
    }
  }

  draw(pen: Pen, size: { width: number; height: number }, isCalm: boolean) {
    if (isOver(this.#state)) drawWinners(pen, this.#state, size)
    else drawRound(pen, this.#state, { ...size, isCalm, share: this.#restMs / tickMs })
  }
}
