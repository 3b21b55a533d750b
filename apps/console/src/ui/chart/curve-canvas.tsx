import { useEffect, useImperativeHandle, useRef } from 'react'
import { useLater } from '../../lib/use-later.ts'
import { useCurveColours } from './chart-colours.ts'
import type { CurveChartProps } from './chart-types.ts'
import { createCurve } from './create-curve.ts'
import { markOn, pickOn } from './curve-mark.ts'

export type CurveCanvasProps = Omit<CurveChartProps, 'label' | 'summary'> & { open: boolean; height: number }

/** The part of CurveChart that needs uPlot. */
export function CurveCanvas({ times, series, range, height, handle, onPick }: CurveCanvasProps) {
  const holder = useRef<HTMLDivElement>(null)
  const colours = useCurveColours()
  const mark = useRef<ReturnType<typeof markOn>>(undefined)
  const at = useRef<number>(undefined)
  const picked = useRef(onPick)
  const isPicked = onPick !== undefined
  const [from, to] = range ?? []
  const isLater = useLater()
  useEffect(() => {
    picked.current = onPick
  }, [onPick])
  useEffect(() => {
    const place = holder.current
    if (!place || !isLater) return undefined
    const limits = from !== undefined && to !== undefined ? ([from, to] as const) : undefined
    const chart = createCurve(place, { times, series, height, range: limits }, colours)
    const line = markOn(chart)
    mark.current = line
    line.moveTo(at.current)
    const unpick = isPicked ? pickOn(chart, (seconds) => picked.current?.(seconds)) : () => undefined
    const watch = new ResizeObserver(() => {
      if (place.clientWidth === 0) return
      chart.setSize({ width: place.clientWidth, height })
      line.place()
    })
    watch.observe(place)
    return () => {
      watch.disconnect()
      unpick()
      chart.destroy()
    }
  }, [isLater, times, series, height, from, to, colours, isPicked])
  useImperativeHandle(handle, () => ({
    moveTo: (seconds) => {
      at.current = seconds
      mark.current?.moveTo(seconds)
    },
  }))
  return <div ref={holder} />
}
