import { comesBack, type Hello, type Leave, type SeatMessage } from '@lumiroute/games/protocol'

/** The part of a WebSocket that is used. */
export type Socket = {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
  send: (data: string | Uint8Array) => void
  close: () => void
}
type Told = {
  heard: (message: SeatMessage) => void
  /** Connected again, or for the first time. */
  linked: () => void
  /** Dropped; it tries again by itself. */
  lost: () => void
  /** Closed for good. */
  closed: (code: number) => void
}
export type SeatLink = ReturnType<typeof seatLink>

const silentMs = 5000
const waitsMs = [250, 500, 1000]

/** The socket of one seat. It comes back by itself until the server says no or `stop`. */
export function seatLink(open: () => Socket, token: string, told: Told) {
  let socket: Socket | null = null
  let isOn = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function after(ms: number, act: () => void) {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }

  function drop() {
    const old = socket
    socket = null
    isOn = false
    if (!old) return
    old.onopen = old.onmessage = old.onclose = null
    old.close()
  }

  function tryAgain() {
    drop()
    told.lost()
    after(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0, connect)
    tries += 1
  }

  /** A dead network closes nothing by itself for minutes. */
  const awaitWord = () => after(silentMs, tryAgain)

  function hear(data: unknown) {
    if (typeof data !== 'string') return
    awaitWord()
    tries = 0
    const isFirst = !isOn
    isOn = true
    told.heard(JSON.parse(data) as SeatMessage)
    if (isFirst) told.linked()
  }

  function connect() {
    const opened = open()
    socket = opened
    awaitWord()
    opened.onopen = () => {
      const hello: Hello = { type: 'seat', token }
      opened.send(JSON.stringify(hello))
    }
    opened.onmessage = ({ data }) => hear(data)
    opened.onclose = ({ code }) => {
      if (comesBack(code)) return tryAgain()
      stop()
      told.closed(code)
    }
  }

  function send(data: string | Uint8Array) {
    if (isOn) socket?.send(data)
  }

  function stop() {
    clearTimeout(timer)
    drop()
  }

  connect()
  return {
    send,
    stop,
    /** Somebody is looking again, or the network is back: do not wait any longer. */
    hurry() {
      if (isOn || tries === 0) return
      drop()
      connect()
    },
    leave() {
      const leave: Leave = { type: 'leave' }
      send(JSON.stringify(leave))
      stop()
    },
  }
}
