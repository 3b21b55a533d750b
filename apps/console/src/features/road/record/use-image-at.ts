import { useEffect, useMemo, useState } from 'react'
import type { TimeCursor } from '../../../ui/timeline/time-cursor.ts'

export type RecordImage = { at: string; imagePath: string }

/** Index of the last picture at or before a time; the first if all are later, -1 if there are none. */
export function imageAt(times: readonly number[], seconds: number): number {
  if (times.length === 0) return -1
  const after = times.findIndex((at) => at > seconds)
  return after === -1 ? times.length - 1 : Math.max(after - 1, 0)
}

/** The picture at the cursor; renders again only when the picture changes. */
export function useImageAt(cursor: TimeCursor, images: readonly RecordImage[]): number {
  const times = useMemo(() => images.map(({ at }) => Date.parse(at) / 1000), [images])
  const [shown, setShown] = useState(-1)
  useEffect(() => cursor.onMove((seconds) => setShown(imageAt(times, seconds))), [cursor, times])
  return shown
}
