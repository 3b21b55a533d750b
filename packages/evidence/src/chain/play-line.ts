/** What the box signs of a play. Positions have six decimals. */
export type ChainPlay = {
  playId: string
  materialId: number
  sha256: string
  startAt: string
  endAt: string
  plannedMs: number
  playedMs: number
  position: { lat: number; lng: number } | null
}

/** What the box signs of a screenshot. */
export type ChainImage = { at: string; sha256: string }

const degrees = (value: number | undefined) => (value === undefined ? '' : value.toFixed(6))
const moment = (at: string) => new Date(at).toISOString()

/** One line of text per play, so that `sha256sum` can check it. No field can contain the separator. */
export const getPlayLine = ({ position, ...play }: ChainPlay): string =>
  [
    'play',
    play.playId,
    play.materialId,
    play.sha256,
    moment(play.startAt),
    moment(play.endAt),
    play.plannedMs,
    play.playedMs,
    degrees(position?.lat),
    degrees(position?.lng),
  ].join('|')

export const getImageLine = ({ at, sha256 }: ChainImage): string => ['image', moment(at), sha256].join('|')
