import { computeBounds, type Bounds } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { usePalette } from '../../use-palette.ts'
import { getPane } from '../base/create-map.ts'
import { toLatLngs } from '../editor/draw-route.ts'
import { FitButton } from '../base/fit-button.tsx'
import { fitTo } from '../base/fit-to.ts'
import { type FleetLook, fleetOn } from './fleet-layer.ts'
import type { FleetMapProps } from './fleet-map-props.ts'
import { useMarkColours } from '../base/mark-colours.ts'
import type { MovingMark } from './moving-marks.ts'
import { type DrawnMap, useMap } from '../base/use-map.ts'

const closeZoom = 15
/** Zoom for a single vehicle, at which the town names around it are visible. */
const townZoom = 13

function useLook(): FleetLook {
  const colours = useMarkColours()
  const { primary } = usePalette()
  return useMemo(() => ({ ...colours, chosen: primary.main }), [colours, primary])
}

function getSight(marks: readonly MovingMark[]): Bounds | undefined {
  return marks.length > 0 ? computeBounds([marks.map(({ lng, lat }) => [lng, lat])]) : undefined
}

function useFleet(drawn: DrawnMap | undefined, { marks, chosen, onPick }: FleetMapProps) {
  const look = useLook()
  const layer = useRef<ReturnType<typeof fleetOn>>(undefined)
  const pick = useEffectEvent(onPick)
  // A layer rebuilt for new colours shows the current marks at once.
  const begin = useEffectEvent((made: ReturnType<typeof fleetOn>) => made.show(marks, chosen))
  const map = drawn?.map
  useEffect(() => {
    if (!map) return undefined
    const made = fleetOn(map, look, { onPick: (id) => pick(id) })
    layer.current = made
    begin(made)
    return made.remove
  }, [map, look])
  useEffect(() => layer.current?.show(marks, chosen), [marks, chosen])
}

/** Fits all at first, then follows the selection until the person moves the map. */
function useSight(drawn: DrawnMap | undefined, { marks, chosen }: FleetMapProps) {
  const map = drawn?.map
  const mark = marks.find(({ id }) => id === chosen)
  const isThere = marks.length > 0
  const fit = useEffectEvent((on: L.Map) => {
    const sight = getSight(marks)
    if (sight && chosen === undefined) fitTo(on, sight, townZoom)
  })
  useEffect(() => {
    if (map && isThere) fit(map)
  }, [map, isThere])

  const isLeft = useRef(false)
  useEffect(() => {
    const leave = () => (isLeft.current = true)
    map?.on('dragstart', leave)
    return () => void map?.off('dragstart', leave)
  }, [map])
  const goTo = useEffectEvent((on: L.Map) => {
    isLeft.current = false
    if (mark) on.setView([mark.lat, mark.lng], Math.max(on.getZoom(), closeZoom))
  })
  const hasMark = mark !== undefined
  useEffect(() => {
    if (map && hasMark && chosen !== undefined) goTo(map)
  }, [map, hasMark, chosen])
  useEffect(() => {
    if (!map || isLeft.current || !mark) return
    const inner = map.getBounds().pad(-0.25)
    if (!inner.contains([mark.lat, mark.lng])) map.panTo([mark.lat, mark.lng])
  }, [map, mark])
}

function useTrail(drawn: DrawnMap | undefined, { trail }: FleetMapProps) {
  useEffect(() => {
    if (!drawn || trail.length < 2) return undefined
    const { map, colours } = drawn
    const place = {
      ...getPane(map, 'route'),
      interactive: false,
      lineJoin: 'round',
      lineCap: 'round',
    } as const
    const way = toLatLngs(trail)
    const lines = [
      L.polyline(way, { ...place, color: colours.casing, weight: 8, opacity: 0.9 }),
      L.polyline(way, { ...place, color: colours.route, weight: 4 }),
    ]
    for (const line of lines) line.addTo(map)
    return () => lines.forEach((line) => line.remove())
  }, [drawn, trail])
}

/** The part of FleetMap that needs Leaflet. */
export function FleetCanvas(props: FleetMapProps & { open: boolean }) {
  const { holder, drawn } = useMap()
  useTrail(drawn, props)
  useFleet(drawn, props)
  useSight(drawn, props)
  const sight = getSight(props.marks)
  return (
    <>
      <div ref={holder} role="application" aria-label={props.label} />
      {drawn && sight && (
        <FitButton label={props.fitLabel} onClick={() => fitTo(drawn.map, sight, townZoom)} />
      )}
    </>
  )
}
