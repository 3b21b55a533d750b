import type { PlayboxAd } from '@lumiroute/contract/playbox'
import { type Region, type StageItem } from '@lumiroute/stage'
import type { Play, Report } from './queue-rules.ts'
import { getKey, getOwner } from './what-plays.ts'

export type Place = { lat: number; lng: number }
type Material = PlayboxAd['playlistOne']['items'][number]

/** An item on screen: when it began by the known time and by the monotonic clock. */
export type OpenPlay = {
  playId: string
  recordId: number
  materialId: number
  sha256: string
  plannedMs: number
  startMs: number
  startMonoMs: number
  position: Place | null
}

export type PlayLog = Partial<Record<Region, OpenPlay>>

const leastPlannedMs = 1000

function findMaterial(ad: PlayboxAd, key: string): Material | undefined {
  const items = [...ad.playlistOne.items, ...(ad.playlistTwo?.items ?? [])]
  return items.find((item) => getKey(getOwner(ad), item) === key)
}

type Now = { ms: number; monoMs: number; playId: string; position: Place | null }

/** Only booked content counts; default playlists have no record. */
export function openPlay(ad: PlayboxAd | null, item: StageItem, now: Now): OpenPlay | undefined {
  const material = ad && findMaterial(ad, item.key)
  if (!material || ad.recordId === null) return undefined
  return {
    playId: now.playId,
    recordId: ad.recordId,
    materialId: material.materialId,
    sha256: material.sha256,
    plannedMs: Math.max(Math.round(material.durationMs), leastPlannedMs),
    startMs: now.ms,
    startMonoMs: now.monoMs,
    position: now.position,
  }
}

/** The duration comes from the monotonic clock, so that a clock correction does not change it. */
export function closePlay(open: OpenPlay, monoMs: number): Report {
  const playedMs = Math.max(0, Math.round(monoMs - open.startMonoMs))
  const play: Play = {
    playId: open.playId,
    materialId: open.materialId,
    sha256: open.sha256,
    startAt: new Date(open.startMs).toISOString(),
    endAt: new Date(open.startMs + playedMs).toISOString(),
    plannedMs: open.plannedMs,
    playedMs,
    position: open.position,
  }
  return { kind: 'play', recordId: open.recordId, play }
}

/** Ends everything on screen now: the picture changes, or the device shuts down. */
export const closeAll = (log: PlayLog, monoMs: number): Report[] =>
  [log.main, log.second].filter((open) => open !== undefined).map((open) => closePlay(open, monoMs))
