import type { GameId } from '@lumiroute/games'
import { controls } from '@lumiroute/games/controls'
import type { SeatMessage } from '@lumiroute/games/protocol'
import { TestPhone } from '../../apps/server/src/testing/game-clients.ts'

type Over = Extract<SeatMessage, { type: 'over' }>
type Given = {
  url: string
  code: string
  token: string
  game: GameId
  random: () => number
  padsPerSecond?: number
}

/** A phone whose player cannot see the screen: it moves and presses at random, like a child. */
export class AutoPhone extends TestPhone {
  readonly #given: Given
  #timer: NodeJS.Timeout | undefined
  #setResult: (over: Over | null) => void = () => undefined
  /** The result; null if the socket closed without one. */
  readonly result = new Promise<Over | null>((resolve) => (this.#setResult = resolve))
  pads = 0
  onPad: () => void = () => undefined

  constructor(given: Given) {
    super(given.url, given.code, given.token)
    this.#given = given
    void this.ended.then(() => {
      clearInterval(this.#timer)
      this.#setResult(null)
    })
  }

  protected override onMessage(message: SeatMessage) {
    // Thousands of phones must not keep everything that they heard.
    this.messages.length = 0
    if (message.type === 'room' && message.phase === 'playing') this.#play()
    if (message.type === 'over') this.#setResult(message)
  }

  #play() {
    const { padsPerSecond = 4 } = this.#given
    this.#timer ??= setInterval(() => this.#pressAtRandom(), 1000 / padsPerSecond)
  }

  #pressAtRandom() {
    if (this.socket.readyState !== this.socket.OPEN) return
    const { game, random } = this.#given
    const turn = () => Math.round((random() * 2 - 1) * 127)
    const [x, y] = controls[game].kind === 'button' ? [0, 0] : [turn(), turn()]
    this.press({ buttons: this.pads++ % 2, x, y })
    this.onPad()
  }

  close = () => this.socket.close()
}
