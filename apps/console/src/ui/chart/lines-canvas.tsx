import { useColorScheme } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import type uPlot from 'uplot'
import { formatCount, formatDate } from '../../lib/format/format.ts'
import { useFormatLanguage } from '../../lib/format/use-format.ts'
import { useCurveColours } from './chart-colours.ts'
import { createLines } from './create-lines.ts'
import { markOn } from './curve-mark.ts'
import { nearestLine, stepCursor } from './lines-pick.ts'
import type { Cursor } from './lines-pick.ts'
import type { LinesChartProps } from './lines-types.ts'

type Given = Pick<LinesChartProps, 'label' | 'days' | 'lines' | 'height' | 'picked' | 'onPick'>
export type LinesCanvasProps = Given & {
  open: boolean
  shown: readonly [number, number]
  onZoom: (from: number, to: number) => void
}

/** Always the latest value, so that a new callback does not redraw the chart. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}

function pointTo(chart: uPlot, { day, line }: Cursor) {
  const value = chart.data[line + 1]?.[day] ?? 0
  chart.setSeries(line + 1, { focus: true })
  chart.setCursor({ left: chart.valToPos(day, 'x'), top: chart.valToPos(value, 'y') })
}

function useDrawing(props: LinesCanvasProps) {
  const { days, lines, height, shown, picked } = props
  const holder = useRef<HTMLDivElement>(null)
  const drawn = useRef<uPlot>(undefined)
  const latest = useLatest(props)
  const colours = useCurveColours()
  const { colorScheme = 'light' } = useColorScheme()
  const language = useFormatLanguage()
  const [first, last] = shown
  useEffect(() => {
    const place = holder.current
    if (!place) return undefined
    const onZoom = (from: number, to: number) => latest.current.onZoom(from, to)
    const drawing = {
      days,
      lines,
      height,
      shown: [first, last],
      scheme: colorScheme,
      language,
      onZoom,
    } as const
    const chart = createLines(place, drawing, colours)
    drawn.current = chart
    const mark = markOn(chart)
    const at = picked ? days.indexOf(picked.day) : -1
    mark.moveTo(at >= first && at <= last ? at : undefined)
    const pick = () => {
      const { idx, top = 0 } = chart.cursor
      const day = idx === null || idx === undefined ? undefined : days[idx]
      if (!day) return
      const line = nearestLine(chart, idx as number, top)
      latest.current.onPick({ day, id: line === undefined ? undefined : lines[line]?.id })
    }
    chart.over.addEventListener('click', pick)
    const watch = new ResizeObserver(() => {
      if (place.clientWidth === 0) return
      chart.setSize({ width: place.clientWidth, height })
      mark.place()
    })
    watch.observe(place)
    return () => {
      watch.disconnect()
      chart.destroy()
    }
  }, [days, lines, height, first, last, picked, colours, colorScheme, language, latest])
  return { holder, drawn }
}

/** The part of LinesChart that needs uPlot. */
export function LinesCanvas(props: LinesCanvasProps) {
  const { label, days, lines, shown, onPick } = props
  const { holder, drawn } = useDrawing(props)
  const language = useFormatLanguage()
  const [first, last] = shown
  const [at, setAt] = useState<Cursor>({ day: last, line: 0 })
  // After a zoom or a hidden series, move the cursor back to visible data.
  const cursor = { day: Math.min(Math.max(at.day, first), last), line: at.line % lines.length || 0 }
  const [day, line] = [days[cursor.day], lines[cursor.line]]
  const onKeyDown = (event: KeyboardEvent) => {
    const next = line && stepCursor(cursor, event.key, { first, last, lines: lines.length })
    if (!next && event.key !== 'Enter') return
    event.preventDefault()
    if (!next) return day && line && onPick({ day, id: line.id })
    setAt(next)
    if (drawn.current) pointTo(drawn.current, next)
  }
  return (
    <div
      ref={holder}
      role="slider"
      aria-label={label}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={cursor.day}
      aria-valuetext={`${formatDate(day, language)} ${line?.label ?? ''} ${formatCount(line?.values[cursor.day])}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
    />
  )
}
