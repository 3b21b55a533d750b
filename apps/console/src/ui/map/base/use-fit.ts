import type { Bounds } from '@lumiroute/geo'
import { useEffect, useEffectEvent } from 'react'
import { fitTo } from './fit-to.ts'
import type { DrawnMap } from './use-map.ts'

/** Brings what there is into sight when the map is there, and again when it covers another part of the land. */
export function useFit(drawn: DrawnMap | undefined, sight: Bounds | undefined) {
  const fit = useEffectEvent((map: DrawnMap['map']) => sight && fitTo(map, sight))
  const map = drawn?.map
  const place = sight?.join()
  useEffect(() => {
    if (map && place) fit(map)
  }, [map, place])
}
