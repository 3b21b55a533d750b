import type L from 'leaflet'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/api/config.ts'
import { useLater } from '../../../lib/use-later.ts'
import { createMap } from './create-map.ts'
import { drawLand } from './draw-land.ts'
import { drawNames } from './draw-names.ts'
import { drawTiles } from './draw-tiles.ts'
import { type Land, loadLand } from './load-land.ts'
import { type MapColours, useMapColours } from './map-colours.ts'

export type DrawnMap = { map: L.Map; colours: MapColours }

/** A map with the land in the theme's colours; draw on it in your own effect. */
export function useMap() {
  const { t } = useTranslation()
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<L.Map>()
  const isLater = useLater()
  useEffect(() => {
    const place = holder.current
    if (!place || !isLater) return undefined
    const words = { zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), boundaries: t('map.boundaries') }
    const made = createMap(place, words)
    // A dialog grows while it opens.
    const watch = new ResizeObserver(() => void made.invalidateSize({ animate: false }))
    watch.observe(place)
    setMap(made)
    return () => {
      watch.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [isLater, t])
  const colours = useMapColours()
  const drawn = useMemo(() => map && { map, colours }, [map, colours])
  useLand(drawn)
  useTiles(map)
  return { holder, drawn }
}

function useLand(drawn: DrawnMap | undefined) {
  const { i18n } = useTranslation()
  const [land, setLand] = useState<Land>()
  useEffect(() => void loadLand().then(setLand), [])
  useEffect(() => (drawn && land ? drawLand(drawn.map, land, drawn.colours) : undefined), [drawn, land])
  useEffect(
    () => (drawn && land ? drawNames(drawn.map, land, i18n.language === 'en') : undefined),
    [drawn, land, i18n.language],
  )
}

function useTiles(map: L.Map | undefined) {
  const template = useConfig()?.mapTilesUrl
  useEffect(() => (map && template ? drawTiles(map, template) : undefined), [map, template])
}
