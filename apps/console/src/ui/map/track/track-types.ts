import type { Line } from '@lumiroute/geo'
import type { Ref } from 'react'

/** A driven track; arrays with one entry per sample. */
export type TrackLine = {
  /** NaN if the position is unknown. */
  lng: Float64Array
  lat: Float64Array
  /** Colour level (see level-ramp). */
  level: Uint8Array
  /** 1 if the way from the previous position is unknown. */
  isBreak: Uint8Array
}

/** Moves the vehicle without redrawing the map. */
export type TrackMapHandle = { moveTo: (index: number, isSure: boolean) => void }

export type TrackMapProps = {
  label: string
  /** Keep stable between renders, like the others: each is redrawn when it changes. */
  track: TrackLine
  booked: readonly Line[]
  missed: readonly Line[]
  handle: Ref<TrackMapHandle>
  /** A position of the track was clicked. */
  onPick: (index: number) => void
}
