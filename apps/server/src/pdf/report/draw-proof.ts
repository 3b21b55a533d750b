import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import { drawTitle } from './draw-facts.ts'
import { drawTable } from './draw-table.ts'
import type { Finding, ReportPage } from './report-page.ts'

const left = page.left + 76

export function drawProof(flow: Flow, { title, findings, table, notes }: ReportPage['proof']): void {
  drawTitle(flow, title)
  for (const finding of findings) drawFinding(flow, finding)
  if (table) drawTable(flow, table)
  for (const note of notes) {
    flow.paragraph(note, { size: 7, color: ink.muted, lineGap: 1 })
    flow.y += 2
  }
}

function drawFinding(flow: Flow, { state, word, title, line }: Finding): void {
  const width = contentWidth - 76
  const height =
    flow.measure(title, { width, size: 9, isBold: true }) + flow.measure(line, { width, size: 8 }) + 7
  flow.need(height)
  const top = flow.y
  flow.decorate(() => drawMark(flow, state, top + 6.5))
  flow.tag('P', () =>
    flow.print(word, { x: page.left + 16, width: 56, size: 8, isBold: true, color: ink.muted }),
  )
  flow.tag('P', () => flow.print(title, { x: left, width, size: 9, isBold: true }))
  const below = top + flow.measure(title, { width, size: 9, isBold: true })
  flow.tag('P', () => flow.print(line, { x: left, y: below, width, size: 8, color: ink.muted }))
  flow.y = top + height
}

/** Full, half and empty: three shapes that differ in grey print too. */
function drawMark({ doc }: Flow, state: Finding['state'], y: number): void {
  const [x, radius] = [page.left + 5, 4]
  if (state === 'proven') doc.circle(x, y, radius).fill(ink.accent)
  if (state === 'partly') doc.rect(x - radius, y - radius, radius, radius * 2).fill(ink.accent)
  if (state === 'partly')
    doc
      .rect(x - radius, y - radius, radius * 2, radius * 2)
      .lineWidth(1)
      .stroke(ink.accent)
  if (state === 'open') doc.circle(x, y, radius).lineWidth(1.2).stroke(ink.accent)
}
