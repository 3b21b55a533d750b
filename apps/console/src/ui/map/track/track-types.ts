import type { Line } from '@lumiroute/geo'
import type { Ref } from 'react'

/** A driven way: one of each for every moment. */
export type TrackLine = {
  /** NaN where the place is not known. */
  lng: Float64Array
  lat: Float64Array
  /** How it is coloured (see level-ramp). */
  level: Uint8Array
  /** 1 where nobody knows how it came here from the place before. */
  isBreak: Uint8Array
}

/** Moves the vehicle without drawing the map again. */
export type TrackMapHandle = { moveTo: (index: number, isSure: boolean) => void }

export type TrackMapProps = {
  label: string
  /** Stable between renders, as the others: each is drawn anew when it changes. */
  track: TrackLine
  booked: readonly Line[]
  missed: readonly Line[]
  handle: Ref<TrackMapHandle>
  /** A place of the track was pressed. */
  onPick: (index: number) => void
}
