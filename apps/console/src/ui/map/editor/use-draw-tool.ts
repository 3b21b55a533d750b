import type { Position } from '@lumiroute/geo'
import L from 'leaflet'
import { useEffect, useEffectEvent } from 'react'
import { getPane } from '../base/create-map.ts'
import type { LineHistory } from './line-history.ts'
import { nearestPoint, withoutPoint, withPoint } from './line-points.ts'
import type { DrawnMap } from '../base/use-map.ts'
import { usePickPoint } from '../base/use-pick-point.ts'

const reachPx = 18
const getPosition = ({ lng, lat }: L.LatLng): Position => [round(lng), round(lat)]
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A click adds the next point; Enter adds one in the middle of the map. */
export function useDrawTool(drawn: DrawnMap | undefined, isUsed: boolean, { lines, change }: LineHistory) {
  usePickPoint(isUsed ? drawn?.map : undefined, (at) => change(withPoint(lines, getPosition(at))))
}

/** A dashed line from the last point to the pointer, previewing the next click. */
export function useLead(drawn: DrawnMap | undefined, isUsed: boolean, { lines }: LineHistory) {
  const last = lines.at(-1)?.at(-1)
  useEffect(() => {
    if (!drawn || !isUsed || !last) return undefined
    const { map, colours } = drawn
    const style = { ...getPane(map, 'route'), color: colours.route, weight: 2, dashArray: '6 6' }
    const lead = L.polyline([], { ...style, interactive: false }).addTo(map)
    const onMove = ({ latlng }: L.LeafletMouseEvent) => lead.setLatLngs([[last[1], last[0]], latlng])
    const onOut = () => lead.setLatLngs([])
    map.on('mousemove', onMove).on('mouseout', onOut)
    return () => {
      map.off('mousemove', onMove).off('mouseout', onOut)
      lead.remove()
    }
  }, [drawn, isUsed, last])
}

/** A click on a point removes it. */
export function useRemoveTool(drawn: DrawnMap | undefined, isUsed: boolean, { lines, change }: LineHistory) {
  const remove = useEffectEvent((map: L.Map, at: L.Point) => {
    const distance = ([lng, lat]: Position) => map.latLngToContainerPoint([lat, lng]).distanceTo(at)
    const place = nearestPoint(lines, distance, reachPx)
    if (place) change(withoutPoint(lines, place))
  })
  useEffect(() => {
    if (!drawn || !isUsed) return undefined
    const { map } = drawn
    const onClick = ({ containerPoint }: L.LeafletMouseEvent) => remove(map, containerPoint)
    map.on('click', onClick)
    return () => void map.off('click', onClick)
  }, [drawn, isUsed])
}

/** The points, for the tools that add and remove them. */
export function usePoints(drawn: DrawnMap | undefined, isUsed: boolean, { lines }: LineHistory) {
  useEffect(() => {
    if (!drawn || !isUsed) return undefined
    const { map, colours } = drawn
    const style = { ...getPane(map, 'arrows'), interactive: false, radius: 5, weight: 2, fillOpacity: 1 }
    const look = { ...style, color: colours.route, fillColor: colours.casing }
    const dots = lines.flat().map(([lng, lat]) => L.circleMarker([lat, lng], look))
    const group = L.layerGroup(dots).addTo(map)
    return () => void group.remove()
  }, [drawn, isUsed, lines])
}
