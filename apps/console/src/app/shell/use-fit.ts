import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const moreWidth = 96
const gap = 4

/** How many of a row's children fit beside a "more" button. Widths are taken while all are drawn. */
export function useFit(total: number) {
  const ref = useRef<HTMLElement>(null)
  const widths = useRef<number[]>([])
  const [space, setSpace] = useState<number | null>(null)

  useLayoutEffect(() => {
    const row = ref.current
    if (!row || widths.current.length === total) return
    widths.current = Array.from(row.children, (child) => (child as HTMLElement).offsetWidth + gap).slice(
      0,
      total,
    )
    setSpace(row.clientWidth)
  })
  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    const observer = new ResizeObserver(() => setSpace(row.clientWidth))
    observer.observe(row)
    return () => observer.disconnect()
  }, [])

  return { ref, count: space === null ? total : fitting(widths.current, space) }
}

export function fitting(widths: readonly number[], space: number): number {
  const sum = widths.reduce((all, one) => all + one, 0)
  if (sum <= space) return widths.length
  let used = moreWidth
  const count = widths.findIndex((width) => (used += width) > space)
  return count < 0 ? widths.length : count
}
