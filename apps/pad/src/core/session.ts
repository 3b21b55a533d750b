import { type Pad, restingPad } from '@lumiroute/games/input'
import type { SeatMessage } from '@lumiroute/games/protocol'
import { padSender } from './pad-sender.ts'
import type { Over, Room, Seat, Ticket } from './room.ts'
import { type SeatLink, seatLink, type Socket } from './seat-link.ts'
import {
  closed,
  fail,
  heard,
  joined,
  notJoined,
  startOf,
  type State,
  withoutRoom,
  withRoom,
} from './state.ts'

/** Status 0: no answer. */
export type Answer = { status: number; body: unknown }
export type Kept = { seat: Seat; over: Over | null }

export type Ports = {
  call: (method: 'GET' | 'POST', path: string, body?: object, memberToken?: string) => Promise<Answer>
  openSocket: (path: string) => Socket
  /** Of this tab, so that a reload keeps the seat. */
  seats: { read: (code: string) => Kept | null; write: (code: string, kept: Kept | null) => void }
  /** For the limit of rounds a day. */
  phoneId: () => string | undefined
  /** LINE's proof of who this is, if the page runs inside LINE. */
  idToken: () => string | null
  now: () => number
}
type Told = { changed: (state: State) => void; heard: (message: SeatMessage) => void }

export type Name = { nameNo: number; name?: string }
export type Session = ReturnType<typeof openSession>

const readEveryMs = 4000

const messageOf = (body: unknown) => (Object(body) as { message?: string }).message ?? ''

/** While others join, until the next room opens, and until a network is back. */
function waitsForRoom({ view, trouble, room }: State) {
  if (view === 'join') return true
  if (view === 'result' || trouble === 'over') return !room?.nextCode
  return trouble === 'full' || trouble === 'offline' || trouble === 'busy'
}

/** One phone in one room, from opening the page to the prize. */
export function openSession(code: string, ports: Ports, told: Told) {
  const kept = code ? ports.seats.read(code) : null
  let state = startOf(code, kept?.seat ?? null, kept?.over ?? null)
  let link: SeatLink | null = null
  let reading: ReturnType<typeof setTimeout> | undefined
  const sender = padSender((bytes) => link?.send(bytes))

  let held: Pad = restingPad

  /** Sends the pad only while the round runs. */
  const tellPad = () => sender.push(state.view === 'play' ? held : restingPad)

  function set(next: State) {
    state = next
    tellPad()
    told.changed(state)
  }

  async function readRoom() {
    clearTimeout(reading)
    const { status, body } = await ports.call('GET', `/game/room/${state.code}`)
    const isRoom = status === 200
    set(isRoom ? withRoom(state, (body as { room: Room }).room, ports.now()) : withoutRoom(state, status))
    clearTimeout(reading)
    if (waitsForRoom(state)) reading = setTimeout(() => void readRoom(), readEveryMs)
  }

  const keep = () => state.seat && ports.seats.write(state.code, { seat: state.seat, over: state.over })

  function hear(message: SeatMessage) {
    set(heard(state, message, ports.now()))
    told.heard(message)
    if (message.type !== 'over') return
    keep()
    claimInLine()
    void readRoom()
  }

  function onClosed(closeCode: number) {
    link = null
    set(closed(state, closeCode))
    if (!state.seat) ports.seats.write(state.code, null)
    void readRoom()
  }

  function connect({ token }: Seat) {
    const path = `/api/game/socket/${state.code}`
    const linked = () => sender.restart()
    const lost = () => set({ ...state, isLost: true })
    link = seatLink(() => ports.openSocket(path), token, { heard: hear, linked, lost, closed: onClosed })
  }

  function start() {
    told.changed(state)
    if (!state.code) return
    void readRoom()
    if (state.over) claimInLine()
    else if (state.seat) connect(state.seat)
  }

  function stop() {
    clearTimeout(reading)
    link?.stop()
    link = null
  }

  async function join(name: Name) {
    if (state.isJoining) return
    set({ ...state, isJoining: true, message: null })
    const asked = { roomCode: state.code, phoneId: ports.phoneId(), ...name }
    const { status, body } = await ports.call('POST', '/game/join', asked)
    if (status !== 200) {
      set(notJoined(state, status, messageOf(body)))
      // Full, or over in the meantime: the room says which.
      return status === 409 ? readRoom() : undefined
    }
    const { seatToken, seat } = body as { seatToken: string; seat: { no: number; name: string } }
    const taken = { token: seatToken, ...seat }
    set(joined(state, taken))
    keep()
    connect(taken)
  }

  /** Signs in with LINE and takes the prize. Repeating it gives the same ticket. */
  async function claim() {
    const [{ seat, room }, idToken] = [state, ports.idToken()]
    if (!seat || !room || !idToken || state.claim.at === 'asking') return
    set({ ...state, claim: { at: 'asking' } })
    const signedIn = await ports.call('POST', `/member/signin/${room.storeCode}`, { idToken })
    const { token } = Object(signedIn.body) as { token?: string }
    const { body } = token
      ? await ports.call('POST', `/game/claim/${room.storeCode}`, { seatToken: seat.token }, token)
      : signedIn
    const { ticket } = Object(body) as { ticket?: Ticket }
    set({ ...state, claim: ticket ? { at: 'done', ticket } : { at: 'failed', message: messageOf(body) } })
  }

  function claimInLine() {
    if (state.over?.prize && ports.idToken()) void (state.room ? claim() : readRoom().then(claim))
  }

  return {
    state: () => state,
    start,
    stop,
    join,
    claim,
    /** Somebody opened the page in LINE to fetch the prize of this seat. */
    startClaim(token: string) {
      set({ ...startOf(code, { token, no: 0, name: '' }, null), view: 'result' })
      void readRoom().then(claim)
    },
    press(pad: Pad) {
      held = pad
      tellPad()
    },
    leave() {
      link?.leave()
      link = null
      ports.seats.write(state.code, null)
      set({ ...fail(state, 'left'), seat: null })
    },
    /** The way on after any trouble. */
    retry() {
      stop()
      state = startOf(state.code, state.seat, state.over)
      start()
    },
    hurry() {
      link?.hurry()
      if (!state.seat && state.code) void readRoom()
    },
  }
}
