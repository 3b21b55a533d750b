import type { Bounds } from '@lumiroute/geo'
import { useEffect, useEffectEvent } from 'react'
import { fitTo } from './fit-to.ts'
import type { DrawnMap } from './use-map.ts'

/** Fits the map to its content when it appears, and again when the content covers another area. */
export function useFit(drawn: DrawnMap | undefined, sight: Bounds | undefined) {
  const fit = useEffectEvent((map: DrawnMap['map']) => sight && fitTo(map, sight))
  const map = drawn?.map
  const place = sight?.join()
  useEffect(() => {
    if (map && place) fit(map)
  }, [map, place])
}
