import { useEffect, useRef } from 'react'
import type { TimeCursor } from './time-cursor.ts'

export type MovedTextProps = { cursor: TimeCursor; text: (seconds: number) => string }

/** Text that follows the cursor, written without rendering anything around it. */
export function MovedText({ cursor, text }: MovedTextProps) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(
    () =>
      cursor.onMove((seconds) => {
        const next = text(seconds)
        if (place.current && place.current.textContent !== next) place.current.textContent = next
      }),
    [cursor, text],
  )
  return <span ref={place} />
}
