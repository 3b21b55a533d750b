import { useEffect, useRef, useState } from 'react'

const moreWidth = 96
const gap = 4

type Measured = { of: string; widths: readonly number[]; space: number }

const getWidths = (row: HTMLElement, total: number) =>
  Array.from(row.children, (child) => (child as HTMLElement).offsetWidth + gap).slice(0, total)

export function fitting(widths: readonly number[], space: number): number {
  const sum = widths.reduce((all, one) => all + one, 0)
  if (sum <= space) return widths.length
  let used = moreWidth
  const count = widths.findIndex((width) => (used += width) > space)
  return count < 0 ? widths.length : count
}

/** How many of a row's children fit next to a "more" button. Measured while all are rendered. */
export function useFit(total: number, language: string) {
  const ref = useRef<HTMLElement>(null)
  const [measured, setMeasured] = useState<Measured | null>(null)
  const of = `${total} ${language}`

  useEffect(() => {
    const row = ref.current
    if (!row) return undefined
    const observer = new ResizeObserver(() =>
      setMeasured((last) => {
        const widths = last?.of === of ? last.widths : getWidths(row, total)
        return { of, widths, space: row.clientWidth }
      }),
    )
    observer.observe(row)
    return () => observer.disconnect()
  }, [of, total])

  return { ref, count: measured?.of === of ? fitting(measured.widths, measured.space) : total }
}
