import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import { drawTitle } from './draw-facts.ts'
import type { ReportTable } from './report-page.ts'

const size = 8
const padding = 3.5

type Column = { x: number; width: number; align: 'left' | 'right' }

function placeColumns({ widths, numbers }: ReportTable): Column[] {
  const whole = widths.reduce((sum, width) => sum + width, 0)
  let x = page.left
  return widths.map((share, i) => {
    const width = (contentWidth * share) / whole
    const column = {
      x,
      width: width - 8,
      align: numbers.includes(i) ? ('right' as const) : ('left' as const),
    }
    x += width
    return column
  })
}

/** A table that repeats its head on every page. */
export function drawTable(flow: Flow, table: ReportTable): void {
  drawTitle(flow, table.title)
  const columns = placeColumns(table)
  const measureRow = (cells: readonly string[], isBold: boolean) =>
    Math.max(
      ...cells.map((cell, i) =>
        flow.measure(cell, { width: columns[i]?.width ?? 0, size, isBold, lineGap: 1 }),
      ),
    )
  const headHeight = measureRow(table.heads, true) + 2 * padding
  flow.group('Table', (add) => {
    const drawHead = (isRepeated: boolean) => {
      const top = flow.y
      flow.decorate(() => rule(top, 0.9, ink.text))
      const print = (head: string, i: number) =>
        flow.print(head, { ...columns[i], y: top + padding, size, isBold: true, lineGap: 1 })
      // Read aloud once; on later pages the head is decoration.
      if (isRepeated) flow.decorate(() => table.heads.forEach(print))
      else
        add('TR', (cell) =>
          table.heads.forEach((head, i) => cell('TH', () => print(head, i), { scope: 'Column' })),
        )
      flow.y += headHeight
      flow.decorate(() => rule(flow.y, 0.6, ink.text))
    }
    drawHead(false)
    for (const row of table.rows) {
      const height = measureRow(row, false) + 2 * padding - 1
      if (flow.y + height > page.height - page.bottom) {
        flow.newPage()
        drawHead(true)
      }
      const top = flow.y
      add('TR', (cell) =>
        row.forEach((value, i) =>
          cell(
            i === 0 ? 'TH' : 'TD',
            () => flow.print(value, { ...columns[i], y: top + padding, size, lineGap: 1 }),
            i === 0 ? { scope: 'Row' } : {},
          ),
        ),
      )
      flow.y += height
      flow.decorate(() => rule(flow.y, 0.4, ink.line))
    }
  })
  flow.y += 8

  function rule(y: number, width: number, color: string) {
    flow.doc
      .moveTo(page.left, y)
      .lineTo(page.width - page.right, y)
      .lineWidth(width)
      .stroke(color)
  }
}
