import { closeCodes } from '@lumiroute/games/protocol'
import type { WebSocket } from 'ws'

export type CloseReason = keyof typeof closeCodes

const maxBufferedBytes = 256 * 1024
const closeWaitMs = 1000
const pingMs = 5000
const maxMissedPings = 3

/** A phone or a screen. */
export class Client {
  #slackBytes = 0
  #missedPings = 0
  #pingedAt = performance.now()
  #isClosing = false

  constructor(
    readonly socket: WebSocket,
    readonly address: string,
  ) {
    socket.on('pong', () => void (this.#missedPings = 0))
  }

  /** `isWhole`: a long message that a slow network needs time for. */
  send(message: string | Uint8Array, isWhole = false) {
    if (this.socket.readyState !== this.socket.OPEN || this.#isClosing) return
    const { bufferedAmount } = this.socket
    if (bufferedAmount < maxBufferedBytes) this.#slackBytes = 0
    if (bufferedAmount > maxBufferedBytes + this.#slackBytes) return this.close('tooSlow')
    if (isWhole) this.#slackBytes = message.length
    this.socket.send(message)
  }

  close(reason: CloseReason) {
    if (this.#isClosing) return
    this.#isClosing = true
    this.socket.close(closeCodes[reason], reason)
    // A client that does not answer must not keep its place.
    setTimeout(() => this.socket.terminate(), closeWaitMs).unref()
  }

  /** Finds connections whose other end vanished without a word. */
  ping(now: number) {
    if (now - this.#pingedAt < pingMs) return
    this.#pingedAt = now
    if (++this.#missedPings > maxMissedPings) this.socket.terminate()
    else if (this.socket.readyState === this.socket.OPEN) this.socket.ping()
  }
}
