import { useEffect, useState } from 'react'
import type { TimeCursor } from './time-cursor.ts'

export const playSpeeds = [1, 10, 60] as const
export type PlaySpeed = (typeof playSpeeds)[number]

/** Plays until the end; from there it starts again. */
export function usePlayback(cursor: TimeCursor) {
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<PlaySpeed>(60)
  useEffect(() => {
    if (!isPlaying) return undefined
    const [from, to] = cursor.range()
    if (cursor.now() >= to) cursor.moveTo(from)
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      cursor.moveTo(cursor.now() + ((now - last) / 1000) * speed)
      last = now
      if (cursor.now() >= cursor.range()[1]) setPlaying(false)
      else frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [cursor, isPlaying, speed])
  return { isPlaying, speed, setSpeed, toggle: () => setPlaying((is) => !is) }
}
