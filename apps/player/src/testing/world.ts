import type { Programme } from '@lumiroute/contract/playbox'
import { type Head, sha256Hex, type Tombstone } from '@lumiroute/evidence/chain'
import type { StageItem } from '@lumiroute/stage'
import { Player } from '../box/player.ts'
import type { FileNeed } from '../core/file-plan.ts'
import { bury, type ChainId, linkReport, nameChain } from '../core/chain-part.ts'
import type { Report, Row } from '../core/queue-rules.ts'
import type { FilesPort } from '../ports/files.port.ts'
import type { ScreenEvents, ScreenPort, View } from '../ports/screen.port.ts'
import type { QueuePort, StorePort } from '../ports/store.port.ts'
import { StandInKeys } from './stand-in-keys.ts'
import { StandInRooms } from './stand-in-rooms.ts'
import { StandInServer } from './stand-in-server.ts'
import { VirtualClock } from './virtual-clock.ts'

const jpeg = 'jpeg'

/** A disk that outlives the player. */
class Disk implements StorePort, QueuePort {
  readonly #kept = new Map<string, unknown>()
  rows: Row[] = []
  readonly heads = new Map<string, Head>()
  graves: (Tombstone & { chain: string })[] = []
  #lastSeq = 0
  /** How long it takes until the rows that were read arrive. */
  readMs = 0
  readonly #clock: VirtualClock

  constructor(clock: VirtualClock) {
    this.#clock = clock
  }

  get: StorePort['get'] = async (key) => structuredClone((this.#kept.get(key) as never) ?? null)
  set: StorePort['set'] = async (key, value) => void this.#kept.set(key, structuredClone(value))
  add = async (reports: readonly Report[], atMs: number) => {
    const fingerprint = (this.#kept.get('fingerprint') as string | undefined) ?? null
    for (const report of reports) {
      const name = nameChain({ fingerprint: fingerprint ?? '', recordId: report.recordId })
      const link = fingerprint === null ? undefined : linkReport(fingerprint, this.heads.get(name), report)
      if (link) this.heads.set(name, link)
      this.rows.push({ seq: (this.#lastSeq += 1), atMs, report, ...(link && { link }) })
    }
  }
  peek = async (most: number) => {
    const rows = this.rows.slice(0, most)
    if (this.readMs > 0) await this.#clock.wait(this.readMs)
    return rows
  }
  remove = async (seqs: readonly number[], sentTo?: ChainId & { seq: number }) => {
    this.rows = this.rows.filter(({ seq }) => !seqs.includes(seq))
    const chain = sentTo && nameChain(sentTo)
    this.graves = this.graves.filter((grave) => grave.chain !== chain || grave.seq > (sentTo?.seq ?? 0))
  }
  refuse = async (seqs: readonly number[]) => this.#bury(({ seq }) => seqs.includes(seq))
  tombstones = async (chain: ChainId, most: number) =>
    this.graves.filter((grave) => grave.chain === nameChain(chain)).slice(0, most)
  #bury(isGone: (row: Row) => boolean) {
    this.graves.push(...this.rows.filter(isGone).flatMap((row) => bury(row) ?? []))
    this.rows = this.rows.filter((row) => !isGone(row))
  }
  count = async () => this.rows.length
  trim = async (oldestMs: number, over: number) => {
    const left = new Set(this.rows.slice(over))
    this.#bury((row) => !left.has(row) || row.atMs < oldestMs)
  }
}

/** A screen that shows its pictures in rotation. */
class TurningScreen implements ScreenPort {
  view: View = { kind: 'card', title: '', note: '' }
  onScreen = ''
  #events: ScreenEvents | null = null
  #turn = 0
  #drawn = ''
  readonly #clock: VirtualClock

  constructor(clock: VirtualClock) {
    this.#clock = clock
  }

  orientation = () => 'landscape' as const
  listen = (events: ScreenEvents) => void (this.#events = events)
  /** What the stream on screen reports. */
  get stream() {
    return this.#events as ScreenEvents
  }
  /** As if this item was now visible. */
  shown = (region: 'main' | 'second', item: StageItem) => this.#events?.onShow(region, item)
  /** Every opened URL; null for a closed stream. */
  readonly streams: (string | null)[] = []
  isStreamUp = false
  openStream = (url: string) => void this.streams.push(url)
  closeStream = () => void this.streams.push(null)
  raiseStream = (isRaised: boolean) => void (this.isStreamUp = isRaised)
  capture = async () => new Blob([jpeg])

  show = (view: View) => {
    if (JSON.stringify(view) === this.#drawn) return
    this.#drawn = JSON.stringify(view)
    this.view = view
    this.onScreen = view.kind
    void this.#play((this.#turn += 1))
  }

  async #play(turn: number) {
    for (let index = 0; turn === this.#turn && this.view.kind === 'picture'; index += 1) {
      const { main } = this.view.picture
      const item = main[index % main.length]
      if (!item) return
      this.onScreen = item.name ?? ''
      this.#events?.onShow('main', item)
      await this.#clock.wait(item.durationMs)
    }
  }
}

export class World {
  readonly clock: VirtualClock
  readonly server: StandInServer
  readonly disk: Disk
  readonly keys = new StandInKeys()
  readonly rooms = new StandInRooms()
  readonly broken = new Set<string>()
  speedKmh: number | null = 0
  readonly #files = new Map<string, FileNeed>()
  readonly #startMs: number
  player: Player | undefined
  renewals = 0
  #ids = 0
  screen: TurningScreen

  constructor(programme: Programme, startMs: number) {
    this.#startMs = startMs
    this.clock = new VirtualClock(startMs)
    this.disk = new Disk(this.clock)
    this.server = new StandInServer(programme, () => this.#startMs + this.clock.monoMs(), this.clock.wait)
    this.server.chains.imageSha256 = sha256Hex(jpeg)
    this.screen = new TurningScreen(this.clock)
  }

  /** Starts the device: memory is empty, the disk is as before. */
  switchOn() {
    this.player?.stop()
    this.screen = new TurningScreen(this.clock)
    this.player = new Player({
      api: this.server,
      clock: this.clock,
      files: this.#shelf(),
      keys: this.keys,
      position: { current: () => this.#fix() },
      queue: this.disk,
      rooms: this.rooms,
      screen: this.screen,
      store: this.disk,
      random: () => 0.5,
      renew: () => this.#renew(),
      newId: () => `00000000-0000-4000-8000-${String((this.#ids += 1)).padStart(12, '0')}`,
      appVersion: 'test',
    })
    void this.player.start()
  }

  #fix() {
    return {
      lat: 25,
      lng: 121.5,
      accuracy: 5,
      speedKmh: this.speedKmh,
      deviceMs: this.clock.deviceMs(),
    }
  }

  #renew() {
    this.renewals += 1
    this.switchOn()
  }

  #shelf(): FilesPort {
    return {
      list: () => [...this.#files.values()].map(({ sha256, size }) => ({ sha256, size, usedMs: 0 })),
      urlOf: (sha256) => (this.#files.has(sha256) ? `blob:${sha256}` : undefined),
      fetch: async (need) => {
        if (!this.server.isUp) return { kind: 'away' }
        if (this.broken.has(need.sha256)) return { kind: 'wrong', text: 'broken' }
        this.#files.set(need.sha256, need)
        return { kind: 'kept' }
      },
      touch: async () => undefined,
      remove: async (sha256) => void this.#files.delete(sha256),
      disk: async () => ({ usedBytes: 0, quotaBytes: 1e9 }),
    }
  }
}
