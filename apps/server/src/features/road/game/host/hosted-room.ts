import type { Phase, SeatMessage } from '@lumiroute/games/protocol'
import { writeFrame } from '@lumiroute/games/protocol'
import { type GameEvent, type Pad, standings } from '@lumiroute/games/simulation'
import { getShownName } from '../player-name.ts'
import type { Client, CloseReason } from './client.ts'
import type { HostedRow } from './queries/lease.queries.ts'
import type { SeatRow } from './queries/seat.queries.ts'
import {
  type Over,
  overForScreen,
  overForSeat,
  roomForScreen,
  roomForSeat,
  roundMsLeft,
  sendRound,
} from './room-messages.ts'
import { RoomSeat } from './room-seat.ts'
import type { RunningRound } from './running-round.ts'
import { SpeedRule } from './speed-rule.ts'

const frameTicks = 6
const youTicks = 15
const maxScreens = 64
const repeatMs = 900

/** A room that this server runs: its phones, its screens and its round. */
export class HostedRoom {
  readonly seats = new Map<number, RoomSeat>()
  readonly screens = new Map<Client, number>()
  readonly speed = new SpeedRule()
  round: RunningRound | null = null
  over: Over | null = null
  /** Until when no other server may take the room; monotonic. */
  heldUntil = 0
  /** A change of phase is being written. */
  isBusy = false
  /** After a failed attempt; monotonic. */
  retryAt = 0
  /** How much its end was moved by pauses. */
  extendedMs = 0
  #told = ''
  #toldAt = 0

  constructor(public row: HostedRow) {}

  get clients(): Client[] {
    return [...this.screens.keys(), ...[...this.seats.values()].flatMap(({ client }) => client ?? [])]
  }
  get isRunning() {
    return this.phase === 'playing' && this.round?.isOver === false
  }
  get phase(): Phase {
    if (this.row.endedAt) return 'ended'
    if (this.over) return 'podium'
    if (this.round) return 'playing'
    return this.row.isLinked || this.seats.size > 0 ? 'waiting' : 'open'
  }

  /** Takes the seats as they are in the database. */
  update(row: HostedRow, seats: readonly SeatRow[]) {
    this.row = row
    const now = performance.now()
    for (const stored of seats) {
      const seat = this.seats.get(stored.no)
      if (seat) seat.name = getShownName(stored)
      else this.seats.set(stored.no, new RoomSeat(stored.no, getShownName(stored), now))
    }
    const kept = new Set(seats.map(({ no }) => no))
    for (const [no, seat] of this.seats)
      // A seat with a phone may be newer than what was read.
      if (!kept.has(no) && !seat.client) this.seats.delete(no)
  }

  connectSeat(client: Client, no: number, now: Date) {
    const seat = this.seats.get(no)
    if (!seat) return client.close('badToken')
    seat.client?.close('replaced')
    seat.client = client
    this.round?.join(no)
    client.send(JSON.stringify(roomForSeat(this, seat, now)))
    if (this.over) this.#tellOver(seat, this.over)
  }

  connectScreen(client: Client, deviceId: number, now: Date) {
    for (const [other, id] of this.screens) if (id === deviceId) this.#replace(other)
    if (this.screens.size >= maxScreens) return client.close('tooMany')
    this.sendFrame()
    this.screens.set(client, deviceId)
    client.send(JSON.stringify(roomForScreen(this, now)))
    if (this.round && !this.over) sendRound(client, this.round)
    if (this.over) client.send(JSON.stringify(overForScreen(this.over)))
  }

  #replace(screen: Client) {
    this.screens.delete(screen)
    screen.close('replaced')
  }

  /** Nothing happens if another socket has replaced this one. */
  disconnect(client: Client) {
    const now = performance.now()
    const deviceId = this.screens.get(client)
    this.screens.delete(client)
    if (deviceId !== undefined) this.speed.forget(deviceId, now)
    for (const seat of this.seats.values())
      if (seat.client === client) {
        seat.client = null
        seat.goneSince = now
        this.round?.release(seat.no)
      }
  }

  press(seat: RoomSeat, pad: Pad) {
    if (!this.isRunning || this.speed.isPaused) return
    const isAllowed = seat.takeToken(performance.now())
    seat.latePad = isAllowed ? null : pad
    if (isAllowed) this.round?.add({ kind: 'pad', seat: seat.no, pad })
  }

  begin(round: RunningRound) {
    this.round = round
    for (const seat of this.seats.values()) if (seat.client) round.join(seat.no)
    for (const client of this.screens.keys()) sendRound(client, round)
  }

  tick() {
    const { round } = this
    if (!round || !this.isRunning || this.speed.isPaused || performance.now() > this.heldUntil) return
    this.#addLatePads(round)
    const hadInputs = round.step((event) => this.#hear(event))
    if (hadInputs || round.isOver || round.unsentTicks >= frameTicks) this.sendFrame()
    // Spread over the ticks by room id, so that scores of all rooms are not sent in the same tick.
    if (round.state.tick % youTicks === this.row.id % youTicks) this.#tellScores(round)
  }

  #addLatePads(round: RunningRound) {
    for (const seat of this.seats.values())
      if (seat.latePad && seat.takeToken(performance.now())) {
        round.add({ kind: 'pad', seat: seat.no, pad: seat.latePad })
        seat.latePad = null
      }
  }

  #hear({ kind, seat }: GameEvent) {
    if (seat >= 0) this.seats.get(seat)?.addEvent(kind)
    else for (const each of this.seats.values()) each.addEvent(kind)
  }

  sendFrame() {
    if (!this.round || this.over || this.round.unsentTicks === 0) return
    const { from, until, bytes } = this.round.takeUnsent()
    const frame = writeFrame(from, until, bytes)
    for (const client of this.screens.keys()) client.send(frame)
  }

  #tellScores(round: RunningRound) {
    const msLeft = roundMsLeft(round)
    for (const { seat: no, score, rank } of standings(round.state)) {
      const seat = this.seats.get(no)
      if (!seat?.client) continue
      const message: SeatMessage = { type: 'you', score, rank, msLeft, events: seat.takeEvents() }
      seat.client.send(JSON.stringify(message))
    }
  }

  /** Tells everybody if something but the time has changed, and once a second. */
  tellRoom(now: Date) {
    const message = roomForScreen(this, now)
    const about = JSON.stringify({ ...message, msLeft: 0 })
    if (about === this.#told && performance.now() - this.#toldAt < repeatMs) return
    this.#told = about
    this.#toldAt = performance.now()
    const text = JSON.stringify(message)
    for (const client of this.screens.keys()) client.send(text)
    for (const seat of this.seats.values()) seat.client?.send(JSON.stringify(roomForSeat(this, seat, now)))
  }

  finish(over: Over) {
    this.sendFrame()
    this.over = over
    const message = JSON.stringify(overForScreen(over))
    for (const client of this.screens.keys()) client.send(message)
    for (const seat of this.seats.values()) this.#tellOver(seat, over)
  }

  #tellOver({ no, client }: RoomSeat, over: Over) {
    const message = client && overForSeat(this, no, over)
    if (message) client.send(JSON.stringify(message))
  }

  closeAll(reason: CloseReason) {
    for (const client of this.clients) client.close(reason)
  }
}
