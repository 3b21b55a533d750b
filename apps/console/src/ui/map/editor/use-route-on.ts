import type { Line } from '@lumiroute/geo'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { drawRoute } from './draw-route.ts'
import type { DrawnMap } from '../base/use-map.ts'

/** Redraws the lines as a route whenever they change. */
export function useRouteOn(drawn: DrawnMap | undefined, lines: readonly Line[]) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!drawn || lines.length === 0) return undefined
    const words = { start: t('map.start'), end: t('map.end'), both: t('map.both') }
    return drawRoute(drawn.map, lines, drawn.colours, words)
  }, [drawn, lines, t])
}
