import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import type { Fact } from './report-page.ts'

export function drawTitle(flow: Flow, title: string, follows = 60): void {
  flow.need(follows + 24)
  flow.y += 6
  flow.tag('H2', () => flow.print(title, { size: 12, isBold: true, lineGap: 0 }))
  flow.y += 21
}

const columns = 2
const gap = 24
const labelWidth = 62

/** Label and value in two columns. */
export function drawFacts(flow: Flow, facts: readonly Fact[]): void {
  const width = (contentWidth - gap) / columns
  const valueWidth = width - labelWidth - 8
  for (let i = 0; i < facts.length; i += columns) {
    const row = facts.slice(i, i + columns)
    const height = Math.max(
      ...row.map(({ value }) => flow.measure(value, { width: valueWidth, size: 9 })),
      13,
    )
    flow.need(height)
    row.forEach(({ label, value }, n) => {
      const x = page.left + n * (width + gap)
      flow.tag('P', () => {
        flow.print(label, { x, width: labelWidth, size: 9, color: ink.muted })
        flow.print(value, { x: x + labelWidth + 8, width: valueWidth, size: 9 })
      })
    })
    flow.y += height + 3
  }
}
