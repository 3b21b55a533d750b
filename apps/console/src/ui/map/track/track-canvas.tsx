import { computeBounds } from '@lumiroute/geo'
import type { Bounds, Position } from '@lumiroute/geo'
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { usePalette } from '../../use-palette.ts'
import { drawBooked } from './draw-booked.ts'
import { drawTrack } from './draw-track.ts'
import { FitButton } from '../base/fit-button.tsx'
import { fitTo } from '../base/fit-to.ts'
import { levelRamp } from './level-ramp.ts'
import type { TrackLine, TrackMapProps } from './track-types.ts'
import { useFit } from '../base/use-fit.ts'
import { useMap } from '../base/use-map.ts'
import type { DrawnMap } from '../base/use-map.ts'
import { vehicleOn } from '../fleet/vehicle-mark.ts'

/** Two corners of the track, so that its bounds need no list of 30,000 positions. */
function getCorners({ lng, lat }: TrackLine): Position[] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < lng.length; i += 1) {
    const [x, y] = [lng[i] as number, lat[i] as number]
    if (x < west) west = x
    if (x > east) east = x
    if (y < south) south = y
    if (y > north) north = y
  }
  return west <= east
    ? [
        [west, south],
        [east, north],
      ]
    : []
}

function useSight({ track, booked }: Pick<TrackMapProps, 'track' | 'booked'>): Bounds | undefined {
  return useMemo(() => {
    const lines = [...booked, getCorners(track)].filter((line) => line.length > 0)
    return lines.length > 0 ? computeBounds(lines) : undefined
  }, [track, booked])
}

function useLines(drawn: DrawnMap | undefined, { track, booked, missed, onPick }: TrackMapProps) {
  const palette = usePalette()
  useEffect(() => {
    if (!drawn) return undefined
    const { edge, casing } = drawn.colours
    return drawBooked(drawn.map, booked, missed, { booked: edge, missed: palette.error.main, casing })
  }, [drawn, booked, missed, palette])
  useEffect(() => {
    if (!drawn) return undefined
    const colours = { levels: levelRamp[palette.mode], casing: drawn.colours.casing }
    return drawTrack(drawn.map, track, colours, onPick)
  }, [drawn, track, palette, onPick])
}

type Moved = { index: number; isSure: boolean }

/** Applies moves that came before the map had loaded. */
function useVehicle(drawn: DrawnMap | undefined, { track, handle }: TrackMapProps) {
  const told = useRef<Moved>(undefined)
  const move = useRef<() => void>(undefined)
  useEffect(() => {
    if (!drawn) return undefined
    const vehicle = vehicleOn(drawn.map)
    move.current = () => {
      const { index = -1, isSure = false } = told.current ?? {}
      const [lat, lng] = [track.lat[index], track.lng[index]]
      if (lat === undefined || lng === undefined || Number.isNaN(lat)) vehicle.hide()
      else vehicle.moveTo(lat, lng, isSure)
    }
    move.current()
    return vehicle.hide
  }, [drawn, track])
  useImperativeHandle(
    handle,
    () => ({
      moveTo: (index, isSure) => {
        told.current = { index, isSure }
        move.current?.()
      },
    }),
    [],
  )
}

/** The part of TrackMap that needs Leaflet. */
export function TrackCanvas(props: TrackMapProps & { open: boolean }) {
  const { holder, drawn } = useMap()
  const sight = useSight(props)
  useFit(drawn, sight)
  useLines(drawn, props)
  useVehicle(drawn, props)
  return (
    <>
      <div ref={holder} role="application" aria-label={props.label} />
      {drawn && sight && <FitButton onClick={() => fitTo(drawn.map, sight)} />}
    </>
  )
}
