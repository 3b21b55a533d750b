import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'
import { dateAt, nextDates } from './business-day.ts'

export type FileNeed = { sha256: string; url: string; size: number }
export type KeptFile = { sha256: string; size: number; usedMs: number }
export type Disk = { usedBytes: number; quotaBytes: number }

const keptFreeShare = 0.1

type Playlist = PlayboxAd['playlistOne']
const filesIn = (playlist: Playlist | null): FileNeed[] => playlist?.items ?? []

function getFiles(ad: PlayboxAd | null): FileNeed[] {
  if (!ad) return []
  const pictures = [ad.banner, ad.storeGame?.unitedBanner ?? null].filter((picture) => picture !== null)
  return [...filesIn(ad.playlistOne), ...filesIn(ad.playlistTwo), ...pictures]
}

const getDefaults = ({ defaultPlay1, defaultPlay2 }: Programme) => [
  ...filesIn(defaultPlay1),
  ...filesIn(defaultPlay2),
]

function once(needs: FileNeed[]): FileNeed[] {
  const byHash = new Map<string, FileNeed>()
  for (const { sha256, url, size } of needs)
    if (!byHash.has(sha256)) byHash.set(sha256, { sha256, url, size })
  return [...byHash.values()]
}

/** By priority: today's ad, its fallback, then day after day. */
export function filesNeeded(programme: Programme, ms: number): FileNeed[] {
  const today = dateAt(ms, programme.timeZone)
  const days = programme.days.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))
  const [first, ...later] = days
  const isToday = first?.date === today
  return once([
    ...(isToday ? getFiles(first.ad) : []),
    ...getDefaults(programme),
    ...(isToday || !first ? later : days).flatMap(({ ad }) => getFiles(ad)),
  ])
}

/** What must be stored before the device may switch to this programme. */
export function filesDueSoon(programme: Programme, ms: number): FileNeed[] {
  const soon = nextDates(ms, programme.timeZone)
  const days = programme.days.filter(({ date }) => soon.includes(date))
  return once([...days.flatMap(({ ad }) => getFiles(ad)), ...getDefaults(programme)])
}

/**
 * Files to delete, least recently used first: none that a programme names, and only as many as needed for
 * `comingBytes` plus a tenth of the disk.
 */
export function filesToPurge(
  kept: readonly KeptFile[],
  named: ReadonlySet<string>,
  { usedBytes, quotaBytes }: Disk,
  comingBytes: number,
): string[] {
  let excess = usedBytes + comingBytes - quotaBytes * (1 - keptFreeShare)
  const idle = kept.filter(({ sha256 }) => !named.has(sha256)).sort((a, b) => a.usedMs - b.usedMs)
  return idle.flatMap(({ sha256, size }) => {
    if (excess <= 0) return []
    excess -= size
    return [sha256]
  })
}
