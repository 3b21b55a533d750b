import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'
import { dateAt, nextDates } from './business-day.ts'

export type FileNeed = { sha256: string; url: string; size: number }
export type KeptFile = { sha256: string; size: number; usedMs: number }
export type Disk = { usedBytes: number; quotaBytes: number }

const keptFreeShare = 0.1

type Playlist = PlayboxAd['playlistOne']
const filesIn = (playlist: Playlist | null): FileNeed[] => playlist?.items ?? []

const getFiles = (ad: PlayboxAd | null): FileNeed[] =>
  ad ? [...filesIn(ad.playlistOne), ...filesIn(ad.playlistTwo), ...(ad.banner ? [ad.banner] : [])] : []

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

/** In the order of need: what is on today, what stands in for it, then day after day. */
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

/** What must be here before the box may change over to this programme. */
export function filesDueSoon(programme: Programme, ms: number): FileNeed[] {
  const soon = nextDates(ms, programme.timeZone)
  const days = programme.days.filter(({ date }) => soon.includes(date))
  return once([...days.flatMap(({ ad }) => getFiles(ad)), ...getDefaults(programme)])
}

/**
 * Which files may go, the longest unused first: none that a programme names, and no more than it takes to have room
 * for `comingBytes` and a tenth of the disk besides.
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
