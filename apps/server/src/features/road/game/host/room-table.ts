import { advanceRoom, findStep } from './advance-room.ts'
import type { CloseReason } from './client.ts'
import type { HostContext } from './host-context.ts'
import type { HostedRoom } from './hosted-room.ts'
import { leaseMs, listDueRooms, releaseRooms, renewRooms } from './queries/lease.queries.ts'
import { type InputChunk, writeChunks } from './queries/round.queries.ts'
import { freeSeats, listSeats } from './queries/seat.queries.ts'
import { resumeRoom } from './resume-room.ts'
import { viewLive } from './room-messages.ts'
import type { RoomSeat } from './room-seat.ts'
import { abandonRound, openHostedRoom } from './take-room.ts'
import { createTickClock } from './tick-clock.ts'
import type { TickRange } from './running-round.ts'

const keepSeatMs = 30_000
const retryMs = 1000

type Unwritten = InputChunk & TickRange & { room: HostedRoom }

/** The rooms that this server runs. */
export class RoomTable {
  readonly rooms = new Map<number, HostedRoom>()
  isStopped = false
  readonly #opening = new Map<string, Promise<HostedRoom | undefined>>()
  readonly #working = new Set<Promise<void>>()
  readonly #clock = createTickClock({
    onTick: () => this.#tick(),
    onLate: (ticks) => this.context.metrics.lateTicks.inc(ticks),
  })

  constructor(readonly context: HostContext) {}

  find = (code: string) => [...this.rooms.values()].find(({ row }) => row.code === code)

  /** Takes the room if no other server holds it. */
  async open(code: string): Promise<HostedRoom | undefined> {
    const known = this.find(code)
    if (known || this.isStopped) return known
    const opening = this.#opening.get(code) ?? this.#open(code)
    this.#opening.set(code, opening)
    return opening
  }

  async #open(code: string) {
    try {
      const room = await openHostedRoom(this.context, code)
      if (room) this.rooms.set(room.row.id, room)
      return room
    } finally {
      this.#opening.delete(code)
    }
  }

  drop(room: HostedRoom, reason: CloseReason) {
    if (this.rooms.get(room.row.id) === room) this.rooms.delete(room.row.id)
    room.closeAll(reason)
  }

  #tick() {
    this.context.metrics.ticks.inc()
    for (const room of this.rooms.values()) {
      try {
        room.tick()
      } catch (error) {
        this.#abandon(room, error)
      }
      if (room.round?.isOver) this.#advance(room)
    }
  }

  /** A fault in a game's rules must not end the other rooms. */
  #abandon(room: HostedRoom, error: unknown) {
    this.context.log.error({ err: error, roomId: room.row.id }, 'game round failed')
    this.drop(room, 'ended')
    this.#work(room, () => abandonRound(this.context, room))
  }

  /** Four times a second: phases, seats without a phone, pauses, and what everybody must know. */
  pulse() {
    const now = performance.now()
    for (const room of this.rooms.values()) {
      // Another server may run it by now; the players find it there.
      if (now > room.heldUntil + leaseMs) {
        this.drop(room, 'moved')
        continue
      }
      for (const client of room.clients) client.ping(now)
      resumeRoom(this.context, room, now)
      this.#clearSeats(room, now)
      this.#advance(room)
      room.tellRoom(this.context.now())
    }
    this.context.metrics.rooms.set(this.rooms.size)
    this.#runClock()
  }

  #runClock() {
    if ([...this.rooms.values()].some(({ isRunning }) => isRunning)) this.#clock.start()
    else this.#clock.stop()
  }

  #advance(room: HostedRoom) {
    const step = room.isBusy || performance.now() < room.retryAt ? null : findStep(room, this.context.now())
    if (!step) return
    this.#work(room, async () => {
      if (await advanceRoom(this.context, room, step)) this.drop(room, 'moved')
      else room.tellRoom(this.context.now())
      this.#runClock()
    })
  }

  #work(room: HostedRoom, work: () => Promise<void>) {
    room.isBusy = true
    const working = work()
      .catch((error: unknown) => {
        room.retryAt = performance.now() + retryMs
        this.context.log.warn({ err: error, roomId: room.row.id }, 'game room not advanced')
      })
      .finally(() => {
        room.isBusy = false
        this.#working.delete(working)
      })
    this.#working.add(working)
  }

  #clearSeats(room: HostedRoom, now: number) {
    if (room.over) return
    const gone = [...room.seats.values()].filter((seat) => !seat.client && now - seat.goneSince > keepSeatMs)
    for (const seat of gone) this.leave(room, seat)
  }

  /** A player keeps the score; who has not played yet makes room for somebody else. */
  leave(room: HostedRoom, seat: RoomSeat) {
    if (room.over) return
    if (room.round?.hasPlayed(seat.no)) return room.round.leave(seat.no)
    room.seats.delete(seat.no)
    const { db, log } = this.context
    freeSeats(db, room.row.id, [seat.no]).catch((error: unknown) =>
      log.warn({ err: error, roomId: room.row.id }, 'game seat not freed'),
    )
  }

  /** Once a second: inputs, leases, changes by others, rooms that nobody runs. */
  async sync() {
    await this.writeInputs()
    await this.#renew()
    const due = await listDueRooms(this.context.db, this.context.now())
    // One room that cannot be continued must not keep the others waiting.
    for (const result of await Promise.allSettled(due.map(({ code }) => this.open(code))))
      if (result.status === 'rejected')
        this.context.log.warn({ err: result.reason as unknown }, 'game room not continued')
  }

  async writeInputs() {
    const chunks = [...this.rooms.values()].flatMap((room): Unwritten[] => {
      const range = room.over ? null : room.round?.readUnwritten()
      return range ? [{ room, roomId: room.row.id, ...range }] : []
    })
    if (chunks.length === 0) return
    const written = await writeChunks(this.context.db, this.context.node, chunks)
    for (const { room, ...chunk } of chunks) if (written.has(chunk.roomId)) room.round?.markWritten(chunk)
  }

  async #renew() {
    const before = [...this.rooms.values()]
    if (before.length === 0) return
    const { db, node, now } = this.context
    const ids = before.map(({ row }) => row.id)
    const sentAt = performance.now()
    const rooms = before.map((room) => ({ id: room.row.id, live: viewLive(room, now()) }))
    const rows = new Map((await renewRooms(db, { node, rooms, now: now() })).map((row) => [row.id, row]))
    const seats = await listSeats(db, ids)
    for (const room of before) {
      const row = rows.get(room.row.id)
      if (!row) {
        this.drop(room, 'moved')
        continue
      }
      room.heldUntil = sentAt + leaseMs
      room.update(
        row,
        seats.filter(({ roomId }) => roomId === row.id),
      )
    }
  }

  /** Leaves all rooms to the other servers. */
  async stop() {
    this.isStopped = true
    this.#clock.stop()
    await Promise.allSettled([...this.#working, ...this.#opening.values()])
    await this.writeInputs()
    await releaseRooms(this.context.db, this.context.node, [...this.rooms.keys()])
    for (const room of this.rooms.values()) this.drop(room, 'restart')
  }
}
