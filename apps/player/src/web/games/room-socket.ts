import { comesBack, type Hello, readFrame, type Frame, type ScreenMessage } from '@lumiroute/games/protocol'

export type SocketEvents = {
  onOpen: () => void
  onMessage: (message: ScreenMessage) => void
  /** false: inputs are missing, so that the socket is opened again. */
  onFrame: (frame: Frame) => boolean
  onClose: (isGone: boolean) => void
}

/** Waits before a new attempt; the last one repeats. */
const waitsMs = [250, 500, 1000]
/** Reconnect after this long without a message: a lost network does not close the socket. */
const silenceMs = 5000

/** The socket of a room. It reconnects until it is stopped, or the server does not want it back. */
export class RoomSocket {
  readonly #url: string
  readonly #hello: () => Hello
  readonly #events: SocketEvents
  #socket: WebSocket | null = null
  #failures = 0
  #isConnected = false
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(url: string, hello: () => Hello, events: SocketEvents) {
    this.#url = url
    this.#hello = hello
    this.#events = events
    this.#open()
  }

  send(message: object) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  stop() {
    this.#isStopped = true
    this.#drop()
  }

  #open() {
    const socket = (this.#socket = new WebSocket(this.#url))
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#hello())))
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#heard(data))
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code))
    this.#listen()
  }

  #heard(data: unknown) {
    this.#listen()
    if (typeof data === 'string') return this.#heardText(data)
    const frame = data instanceof ArrayBuffer ? readFrame(new Uint8Array(data)) : null
    if (frame && !this.#events.onFrame(frame)) this.#retry(false)
  }

  /** Only an answer proves that the server has accepted this screen. */
  #heardText(data: string) {
    const message = readMessage(data)
    if (!message) return
    this.#failures = 0
    if (!this.#isConnected) this.#events.onOpen()
    this.#isConnected = true
    this.#events.onMessage(message)
  }

  #listen() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#retry(false), silenceMs)
  }

  #closed(socket: WebSocket, code: number) {
    if (socket === this.#socket) this.#retry(!comesBack(code))
  }

  #retry(isGone: boolean) {
    this.#drop()
    if (this.#isStopped) return
    this.#isStopped = isGone
    const waitMs = waitsMs[Math.min(this.#failures, waitsMs.length - 1)]
    this.#failures += 1
    if (!isGone) this.#timer = setTimeout(() => this.#open(), waitMs)
    this.#events.onClose(isGone)
  }

  #drop() {
    this.#isConnected = false
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

function readMessage(data: string): ScreenMessage | null {
  try {
    const message = JSON.parse(data) as ScreenMessage | null
    return typeof message === 'object' && message !== null ? message : null
  } catch {
    return null
  }
}
