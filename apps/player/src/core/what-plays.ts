import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'
import type { Programme as Picture, StageItem } from '@lumiroute/stage'
import { dateAt } from './business-day.ts'
import type { GameTurn } from './game-turn.ts'
import type { KnownTime } from './known-time.ts'

type Playlist = PlayboxAd['playlistOne']
type Item = Playlist['items'][number]

export type Moment = {
  programme: Programme | null
  time: KnownTime
  lastContactMs: number | null
  orientation: Picture['orientation']
  /** URL of a stored, valid file; undefined if it is missing or skipped. */
  urlOf: (sha256: string) => string | undefined
  /** What the ad's game room shows now. */
  game?: GameTurn | null
}

/** `card` is the player's own static picture, for when there is no file at all. */
export type Showing =
  | { kind: 'ad'; ad: PlayboxAd; picture: Picture | null; isLive: boolean; game: GameTurn | null }
  | { kind: 'default'; picture: Picture }
  | { kind: 'card' }

const hourMs = 3_600_000

/** Two ads may show the same material: a play counts for the ad that it was shown in. */
export const getKey = (owner: string, { materialId, sha256 }: Item) => `${owner}:${materialId}:${sha256}`

function toItems(owner: string, playlist: Playlist | null, urlOf: Moment['urlOf']): StageItem[] {
  return (playlist?.items ?? []).flatMap((item) => {
    const url = urlOf(item.sha256)
    if (!url) return []
    return [{ key: getKey(owner, item), type: item.type, url, durationMs: item.durationMs, name: item.name }]
  })
}

function getBanner(ad: PlayboxAd, urlOf: Moment['urlOf']): Picture['banner'] {
  const url = ad.banner && urlOf(ad.banner.sha256)
  return ad.banner && url ? { url, width: ad.banner.width, height: ad.banner.height } : null
}

export const getOwner = ({ id, recordId }: PlayboxAd) => `ad${id}/${recordId ?? ''}`

const isSideBar = (playlist: Playlist | null) => playlist?.format === 'game_side_bar'

/** A side bar is shown beside the game; it fills the screen only if there is no other playlist. */
function getLists(ad: PlayboxAd) {
  const { playlistOne, playlistTwo, mode } = ad
  const lists = [playlistOne, playlistTwo].filter((playlist) => playlist !== null)
  const bars = ad.storeGame ? lists.filter(isSideBar) : []
  if (bars.length === 0) return { mode, main: playlistOne, second: playlistTwo, bars }
  const [main = playlistOne] = lists.filter((playlist) => !isSideBar(playlist))
  return { mode: 'basic' as const, main, second: null, bars }
}

export const getSideBar = (ad: PlayboxAd, urlOf: Moment['urlOf']): StageItem[] =>
  getLists(ad).bars.flatMap((playlist) => toItems(getOwner(ad), playlist, urlOf))

function getPicture(ad: PlayboxAd, urlOf: Moment['urlOf']): Picture {
  const { mode, main, second } = getLists(ad)
  return {
    mode,
    orientation: ad.orientation,
    main: toItems(getOwner(ad), main, urlOf),
    second: toItems(getOwner(ad), second, urlOf),
    banner: getBanner(ad, urlOf),
    marquee: ad.marquee,
    qr: ad.qrUrl ? { url: ad.qrUrl } : null,
  }
}

const isDrawable = ({ mode, main, second }: Picture) =>
  main.length > 0 || (mode !== 'basic' && second.length > 0)

/** Alternates both default playlists; the screen's shape decides the orientation. */
function defaultPicture({ programme, orientation, urlOf }: Moment): Picture {
  return {
    mode: 'rotate',
    orientation,
    main: toItems('default', programme?.defaultPlay1 ?? null, urlOf),
    second: toItems('default', programme?.defaultPlay2 ?? null, urlOf),
  }
}

function isLiveAt({ stream }: PlayboxAd, ms: number): boolean {
  if (!stream) return false
  const begins = stream.startAt ? Date.parse(stream.startAt) : -Infinity
  const ends = stream.stopAt ? Date.parse(stream.stopAt) : Infinity
  return ms >= begins && ms < ends
}

/** A device that is offline for long must not keep playing an ad that may have been withdrawn. */
export function mayPlayPaid({ programme, time, lastContactMs }: Moment): boolean {
  if (!programme || !time.isKnown || lastContactMs === null) return false
  return time.ms - lastContactMs < programme.contactHours * hourMs
}

export function bookedAt(programme: Programme, ms: number): PlayboxAd | null {
  const today = dateAt(ms, programme.timeZone)
  return programme.days.find(({ date }) => date === today)?.ad ?? null
}

const hasItems = (playlist: Playlist | null) => (playlist?.items.length ?? 0) > 0

/** The programme is known and has nothing for today. */
export function isNothingPlanned({ programme, time }: Pick<Moment, 'programme' | 'time'>): boolean {
  if (!programme || !time.isKnown) return false
  const { defaultPlay1, defaultPlay2 } = programme
  return !bookedAt(programme, time.ms) && !hasItems(defaultPlay1) && !hasItems(defaultPlay2)
}

export const adOnAir = (moment: Moment): PlayboxAd | null =>
  moment.programme && mayPlayPaid(moment) ? bookedAt(moment.programme, moment.time.ms) : null

export function whatPlays(moment: Moment): Showing {
  const { time, urlOf, game } = moment
  const ad = adOnAir(moment)
  const paid = ad && getPicture(ad, urlOf)
  const isLive = ad !== null && isLiveAt(ad, time.ms)
  if (ad && game) return { kind: 'ad', ad, picture: null, isLive: false, game }
  if (ad && paid && isDrawable(paid)) return { kind: 'ad', ad, picture: paid, isLive, game: null }
  const fallback = defaultPicture(moment)
  const picture = isDrawable(fallback) ? fallback : null
  // A stream without a playlist has the default one behind it.
  if (ad && isLive) return { kind: 'ad', ad, picture, isLive, game: null }
  return picture ? { kind: 'default', picture } : { kind: 'card' }
}
