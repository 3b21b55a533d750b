import type { PlayboxAd, Programme } from '@lumiroute/contract/playbox'
import { filesDueSoon } from './file-plan.ts'

/** `playing` is the last complete one; `coming` waits for its files. */
export type Programmes = { playing: Programme | null; coming: Programme | null }

export const noProgrammes: Programmes = { playing: null, coming: null }

const adOn = ({ days }: Programme, date: string): PlayboxAd | null =>
  days.find((day) => day.date === date)?.ad ?? null

/** A game room needs no file: it opens and closes at once. */
function withRoom(ad: PlayboxAd, next: PlayboxAd): PlayboxAd {
  if (!ad.storeGame) return ad
  return { ...ad, storeGame: { ...ad.storeGame, room: next.storeGame?.room ?? null } }
}

/** A withdrawn ad stops at once; a changed one plays its old version until the new files are stored. */
function withoutWithdrawn(playing: Programme, coming: Programme): Programme {
  const days = playing.days.map(({ date, ad }) => {
    const next = adOn(coming, date)
    const stays = ad !== null && next?.id === ad.id && next.recordId === ad.recordId
    return { date, ad: stays ? withRoom(ad, next) : null }
  })
  return { ...playing, ad: null, days }
}

/** A first programme plays with the files available; there is nothing else to show. */
export function takeProgramme({ playing }: Programmes, fetched: Programme): Programmes {
  if (!playing || playing.version === fetched.version) return { playing: fetched, coming: null }
  return { playing: withoutWithdrawn(playing, fetched), coming: fetched }
}

/** `isSettled`: stored, or skipped after too many failures. */
export function changeOver(
  programmes: Programmes,
  ms: number,
  isSettled: (sha256: string) => boolean,
): Programmes {
  const { coming } = programmes
  if (!coming) return programmes
  const isWhole = filesDueSoon(coming, ms).every(({ sha256 }) => isSettled(sha256))
  return isWhole ? { playing: coming, coming: null } : programmes
}
