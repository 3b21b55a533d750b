import {
  joinMoves,
  type LiveFleet,
  type LiveMove,
  type LiveMoves,
  silentAfterMs,
} from '@lumiroute/contract/live'
import { Readable } from 'node:stream'
import { hideOthers } from './live.queries.ts'
import type { LiveReport } from '../../../ports/live.ts'

/** Beats that find the one before unread: whoever reads nothing for so long is gone. */
const maxMissed = 4
const refreshEveryMs = 5000

type Opening = {
  /** The store whose vehicles are shown; null for all. */
  storeId: number | null
  readFleet: () => Promise<LiveFleet>
  now: () => number
}

export type LiveStream = {
  body: Readable
  hear(reports: readonly LiveReport[]): void
  /** Sends the whole fleet again, as reports may have been missed. */
  refresh(): void
  beat(): void
  end(): void
}

const write = (event: string, data: LiveFleet | LiveMoves) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const isFresh = ({ place, startedAt }: LiveMove, now: number) =>
  startedAt !== undefined || (place !== undefined && now - place.at < silentAfterMs)

/** One watcher. A slow one gets the newest of each vehicle when it reads on: what waits never grows. */
export function openStream({ storeId, readFleet, now }: Opening): LiveStream {
  const moves = new Map<number, LiveMove>()
  /** What is in sight: the ad of each vehicle, and the records. */
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
      // The watcher comes back by itself and is then told what is wrong.
      body.destroy()
    } finally {
      isLoading = false
    }
  }

  const isOurs = ({ storeId: of, vehicleId }: LiveReport) =>
    storeId === null || (of === undefined ? ads.has(vehicleId) : of === storeId)

  function moveOf({ storeId: _of, ...move }: LiveReport): LiveMove {
    if (storeId === null || !move.onScreen) return move
    return { ...move, onScreen: hideOthers(move.onScreen, ads.get(move.vehicleId)) }
  }

  function hear(reports: readonly LiveReport[]) {
    for (const report of reports) {
      if (!isOurs(report)) continue
      const { vehicleId, recordId } = report
      if (recordId !== undefined && !records.has(recordId)) noticeNew(report)
      else moves.set(vehicleId, joinMoves(moves.get(vehicleId), moveOf(report)))
    }
    flush()
  }

  /** A record that began since, such as the first one of a new day. */
  function noticeNew(report: LiveReport) {
    if (isFresh(report, now()) && now() - refreshedAt >= refreshEveryMs) void load()
  }

  function beat() {
    isBeatDue = true
    missed += 1
    if (missed > maxMissed) body.destroy()
    else flush()
  }

  void load()
  return { body, hear, refresh: () => void load(), beat, end: () => void body.push(null) }
}
