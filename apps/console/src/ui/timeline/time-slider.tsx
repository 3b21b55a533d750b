import Box from '@mui/material/Box'
import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { formatTime } from '../../lib/format/format.ts'
import { afterKey, timeMarks } from './slider-steps.ts'
import { sliderStyle } from './slider-style.ts'
import type { TimeCursor } from './time-cursor.ts'

/** Draws a strip of this size. */
export type PaintStrip = (context: CanvasRenderingContext2D, width: number, height: number) => void

export type TimeSliderProps = {
  cursor: TimeCursor
  from: number
  to: number
  label: string
  /** The time as text, for screen readers. */
  valueText: (seconds: number) => string
  /** Step of an arrow key. */
  stepSeconds: number
  paint: PaintStrip
}

const stripPx = 28

function useStrip(paint: PaintStrip) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return undefined
    const draw = () => {
      const scale = Math.min(devicePixelRatio || 1, 2)
      const { clientWidth: width, clientHeight: height } = place
      place.width = Math.round(width * scale)
      place.height = Math.round(height * scale)
      const context = place.getContext('2d')
      context?.scale(scale, scale)
      if (context) paint(context, width, height)
    }
    const watch = new ResizeObserver(draw)
    watch.observe(place)
    return () => watch.disconnect()
  }, [paint])
  return canvas
}

function Marks({ from, to }: Pick<TimeSliderProps, 'from' | 'to'>) {
  const share = (at: number) => `${to > from ? (100 * (at - from)) / (to - from) : 0}%`
  return (
    <Box aria-hidden className="marks">
      {timeMarks(from, to, 6).map((at) => (
        <span key={at} style={{ left: share(at) }}>
          {formatTime(new Date(at * 1000).toISOString())}
        </span>
      ))}
    </Box>
  )
}

function useFollowing({ cursor, from, to, valueText }: TimeSliderProps) {
  const slider = useRef<HTMLDivElement>(null)
  const thumb = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      cursor.onMove((at) => {
        const share = to > from ? (at - from) / (to - from) : 0
        if (thumb.current) thumb.current.style.transform = `translateX(${share * 100}cqw)`
        slider.current?.setAttribute('aria-valuenow', String(Math.round(at)))
        slider.current?.setAttribute('aria-valuetext', valueText(at))
      }),
    [cursor, from, to, valueText],
  )
  return { slider, thumb }
}

/** The whole time as a strip with a thumb that can be dragged or moved by keys. */
export function TimeSlider(props: TimeSliderProps) {
  const { cursor, from, to, label, stepSeconds, paint } = props
  const { slider, thumb } = useFollowing(props)
  const canvas = useStrip(paint)
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    cursor.moveTo(from + ((clientX - left) / Math.max(width, 1)) * (to - from))
  }
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    follow(event)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event.key, { at: cursor.now(), from, to, step: stepSeconds })
    if (next === undefined) return
    event.preventDefault()
    cursor.moveTo(next)
  }
  return (
    <Box sx={{ ...sliderStyle, '--strip': `${stripPx}px` }}>
      <Box
        ref={slider}
        role="slider"
        tabIndex={0}
        className="slider"
        aria-label={label}
        aria-valuemin={Math.round(from)}
        aria-valuemax={Math.round(to)}
        aria-valuenow={Math.round(from)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} />
        <div ref={thumb} className="thumb" />
      </Box>
      <Marks from={from} to={to} />
    </Box>
  )
}
