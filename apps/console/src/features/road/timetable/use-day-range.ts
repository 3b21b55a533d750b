import type { DayCode } from '@lumiroute/contract/timetable'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { brushes } from './day-code.tsx'

export type Range = readonly [number, number]
/** With 'range' two clicks set the days between them, so that dragging is never the only way. */
export type Reach = 'single' | 'range'

type Options = {
  length: number
  brush: DayCode
  reach: Reach
  onPaint: (range: Range, code: DayCode) => void
}
/** `anchor` starts Shift ranges; `range` is highlighted but not set; `start` waits for the second click. */
type Picking = { focus: number; anchor: number; range?: Range; start?: number; isDragging?: boolean }

const at = (day: number): Picking => ({ focus: day, anchor: day })

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

function stepTo({ key }: KeyboardEvent, focus: number, length: number): number | undefined {
  if (key === 'Home') return 1
  if (key === 'End') return length
  const step = steps[key]
  return step === undefined ? undefined : Math.min(length, Math.max(1, focus + step))
}

/** Selects days by mouse, touch or keyboard. */
export function useDayRange({ length, brush, reach, onPaint }: Options) {
  const [picking, setPicking] = useState<Picking>(at(1))
  const { focus, anchor, range, start, isDragging } = picking
  // The mouse-up that ends a drag also fires a click, which would set the day twice.
  const wasDragged = useRef(false)

  const finish = (day: number, painted: Range, code = brush) => {
    onPaint(painted, code)
    setPicking(at(day))
  }
  // A drag may end outside the calendar.
  useEffect(() => {
    if (!isDragging || !range) return undefined
    const end = () => {
      wasDragged.current = true
      finish(range[1], range)
      setTimeout(() => (wasDragged.current = false))
    }
    window.addEventListener('pointerup', end)
    return () => window.removeEventListener('pointerup', end)
  })

  const onPointerDown = (day: number, { pointerType, button, shiftKey }: PointerEvent) => {
    // A moving finger scrolls; touch sets days by tapping.
    if (pointerType === 'touch' || button !== 0 || shiftKey || reach === 'range') return
    setPicking({ ...at(day), range: [day, day], isDragging: true })
  }
  const onPointerOver = (day: number) => {
    if (isDragging && range) setPicking({ ...picking, range: [range[0], day] })
    else if (start !== undefined) setPicking({ ...picking, range: [start, day] })
  }
  const onPress = (day: number, isWithShift: boolean) => {
    if (wasDragged.current) return undefined
    if (isWithShift) return finish(day, [anchor, day])
    if (start !== undefined) return finish(day, [start, day])
    if (range) return finish(day, range)
    if (reach === 'single') return finish(day, [day, day])
    return setPicking({ ...at(day), start: day, range: [day, day] })
  }
  /** Returns the day to focus, if the key moved the focus. */
  const onKey = (event: KeyboardEvent): number | undefined => {
    const code = brushes[Number(event.key) - 1]
    if (code) finish(focus, range ?? [focus, focus], code)
    if (event.key === 'Escape') setPicking(at(focus))
    const next = stepTo(event, focus, length)
    if (next === undefined) return undefined
    const from = start ?? (event.shiftKey ? (range?.[0] ?? focus) : undefined)
    setPicking({
      focus: next,
      anchor: from ?? next,
      ...(from !== undefined && { range: [from, next] as const }),
      ...(start !== undefined && { start }),
    })
    return next
  }
  /** However a day got the focus, the keys act on it. */
  const onFocus = (day: number) => setPicking((now) => (now.focus === day ? now : { ...now, focus: day }))
  return {
    focus,
    range,
    onFocus,
    isWaiting: start !== undefined,
    onPointerDown,
    onPointerOver,
    onPress,
    onKey,
  }
}
