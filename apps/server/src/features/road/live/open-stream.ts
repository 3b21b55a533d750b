import {
  joinMoves,
  type LiveFleet,
  type LiveMove,
  type LiveMoves,
  silentAfterMs,
} from '@lumiroute/contract/live'
import { Readable } from 'node:stream'
import { hideOtherAds } from './live.queries.ts'
import type { LiveReport } from '../../../ports/live.ts'

/** Unread heartbeats before the watcher counts as disconnected. */
const maxMissed = 4
const refreshEveryMs = 5000

type StreamOptions = {
  /** The store whose vehicles are shown; null for all. */
  storeId: number | null
  readFleet: () => Promise<LiveFleet>
  now: () => number
}

export type LiveStream = {
  body: Readable
  receive(reports: readonly LiveReport[]): void
  /** Sends the whole fleet again, because reports may have been missed. */
  refresh(): void
  sendHeartbeat(): void
  end(): void
}

const write = (event: string, data: LiveFleet | LiveMoves) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const isFresh = ({ place, startedAt }: LiveMove, now: number) =>
  startedAt !== undefined || (place !== undefined && now - place.at < silentAfterMs)

/**
 * The stream of one watcher. A slow one gets only the latest position of each vehicle, so that its queue
 * never grows.
 */
export function openStream({ storeId, readFleet, now }: StreamOptions): LiveStream {
  const moves = new Map<number, LiveMove>()
  /** What the watcher sees: each vehicle's ad, and the records. */
  let [ads, records] = [new Map<number, number>(), new Set<number>()]
  let fleet: LiveFleet | undefined
  let [isWanted, isBeatDue, hasBegun, isLoading] = [false, false, false, false]
  let [missed, refreshedAt] = [0, 0]
  const body = new Readable({ read: () => ((isWanted = true), flush()) })

  function flush() {
    if (!isWanted || body.destroyed) return
    let text = fleet ? write('fleet', fleet) : ''
    if (fleet) [fleet, hasBegun] = [undefined, true]
    if (hasBegun && moves.size > 0) {
      text += write('moves', { serverTime: now(), moveList: [...moves.values()] })
      moves.clear()
    }
    if (!text && isBeatDue) text = ': beat\n\n'
    if (!text) return
    ;[isBeatDue, missed] = [false, 0]
    isWanted = false
    body.push(text)
  }

  async function load() {
    if (isLoading) return
    isLoading = true
    refreshedAt = now()
    try {
      fleet = await readFleet()
      ads = new Map(fleet.vehicleList.map(({ vehicleId, ad }) => [vehicleId, ad.id]))
      records = new Set(fleet.vehicleList.map(({ recordId }) => recordId))
      flush()
    } catch {
      // The watcher reconnects on its own and gets the error then.
      body.destroy()
    } finally {
      isLoading = false
    }
  }

  const isVisible = ({ storeId: of, vehicleId }: LiveReport) =>
    storeId === null || (of === undefined ? ads.has(vehicleId) : of === storeId)

  function toMove({ storeId: _of, ...move }: LiveReport): LiveMove {
    if (storeId === null || !move.onScreen) return move
    return { ...move, onScreen: hideOtherAds(move.onScreen, ads.get(move.vehicleId)) }
  }

  function receive(reports: readonly LiveReport[]) {
    for (const report of reports) {
      if (!isVisible(report)) continue
      const { vehicleId, recordId } = report
      if (recordId !== undefined && !records.has(recordId)) loadNewRecord(report)
      else moves.set(vehicleId, joinMoves(moves.get(vehicleId), toMove(report)))
    }
    flush()
  }

  /** Reloads the fleet for a record that began since, such as the first of a new day. */
  function loadNewRecord(report: LiveReport) {
    if (isFresh(report, now()) && now() - refreshedAt >= refreshEveryMs) void load()
  }

  function sendHeartbeat() {
    isBeatDue = true
    missed += 1
    if (missed > maxMissed) body.destroy()
    else flush()
  }

  void load()
  return { body, receive, refresh: () => void load(), sendHeartbeat, end: () => void body.push(null) }
}
