import {
  comesBack,
  type Frame,
  readFrame,
  type ScreenMessage,
  type SeatMessage,
} from '@lumiroute/games/protocol'
import { writePad } from '@lumiroute/games/input'
import {
  type GameState,
  hashState,
  type Pad,
  readTicks,
  startRound,
  stepRound,
} from '@lumiroute/games/simulation'
import { type ClientOptions, WebSocket } from 'ws'

type Message = ScreenMessage | SeatMessage
type Kind<M, T> = Extract<M, { type: T }>

export const socketUrl = (url: string, code: string) => `${url.replace('http', 'ws')}/api/game/socket/${code}`

/** A socket that keeps what it heard. */
export class TestSocket<M extends Message = Message> {
  readonly socket: WebSocket
  readonly messages: M[] = []
  readonly frames: Frame[] = []
  /** Set once it is closed. */
  closed: { code: number; reason: string } | undefined
  readonly opened: Promise<void>
  readonly ended: Promise<number>

  constructor(url: string, hello?: object, options?: ClientOptions) {
    this.socket = new WebSocket(url, options)
    this.opened = new Promise((resolve) => this.socket.once('open', resolve))
    this.ended = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        this.closed = { code, reason: reason.toString() }
        resolve(code)
      })
    })
    this.socket.on('error', () => undefined)
    this.socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary))
    if (hello) this.socket.once('open', () => this.socket.send(JSON.stringify(hello)))
  }

  #hear(data: Buffer, isBinary: boolean) {
    const frame = isBinary ? readFrame(data) : null
    if (frame) this.onFrame(frame)
    if (isBinary) return
    const message = JSON.parse(data.toString()) as M
    this.messages.push(message)
    this.onMessage(message)
  }

  protected onFrame(frame: Frame) {
    this.frames.push(frame)
  }
  protected onMessage(_message: M) {
    // Screens react.
  }

  last<T extends M['type']>(type: T): Kind<M, T> | undefined {
    return this.messages.findLast((message): message is Kind<M, T> => message.type === type)
  }

  get isOver() {
    return this.messages.some(({ type }) => type === 'over')
  }

  /** Without the closing handshake, as if the network was gone. */
  cut = () => this.socket.terminate()
}

export class TestPhone extends TestSocket<SeatMessage> {
  constructor(url: string, code: string, token: string) {
    super(socketUrl(url, code), { type: 'seat', token })
  }
  press = (pad: Partial<Pad> = {}) => this.socket.send(writePad({ buttons: 0, x: 0, y: 0, ...pad }))
}

/** Runs the round like a real screen. */
export class TestScreen extends TestSocket<ScreenMessage> {
  state: GameState | undefined
  constructor(url: string, code: string, token: string, speedKmh = 0) {
    super(socketUrl(url, code), { type: 'screen', token, speedKmh })
  }

  protected override onMessage(message: ScreenMessage) {
    if (message.type === 'round') this.state = startRound(message.game, message.settings, message.seed)
  }

  protected override onFrame(frame: Frame) {
    super.onFrame(frame)
    const { state } = this
    if (!state) throw new Error('a frame before its round')
    if (frame.from > state.tick) throw new Error(`frame from ${frame.from} at tick ${state.tick}`)
    for (const { tick, inputs } of readTicks(frame.ticks)) {
      this.#stepTo(frame.from + tick)
      stepRound(state, inputs)
    }
    this.#stepTo(frame.until)
  }

  #stepTo(tick: number) {
    while (this.state && this.state.tick < tick) stepRound(this.state, [])
  }

  get hash() {
    return this.state && hashState(this.state)
  }
}

const waitsMs = [250, 500, 1000] as const

/** Connects again like a real client, each time with a new socket, until the server says that it is useless. */
export class Returning<S extends TestSocket<ScreenMessage> | TestSocket<SeatMessage>> {
  current: S
  readonly past: S[] = []
  #isGone = false
  #failed = 0

  constructor(readonly connect: () => S) {
    this.current = this.#open()
  }

  #open(): S {
    const socket = this.connect()
    void socket.ended.then((code) => {
      if (this.#isGone || !comesBack(code)) return
      this.#failed = socket.messages.length > 0 ? 0 : this.#failed + 1
      setTimeout(() => this.#again(), waitsMs[Math.min(this.#failed, waitsMs.length - 1)])
    })
    return socket
  }

  #again() {
    if (this.#isGone) return
    this.past.push(this.current)
    this.current = this.#open()
  }

  leave() {
    this.#isGone = true
    this.current.cut()
  }
}
