import { encode } from 'uqr'
import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import type { ReportPage } from './report-page.ts'

const codeSize = 84

/** Name of the ad on the left, the code for the verify page on the right. */
export function drawHead(flow: Flow, { kicker, title, subtitle, verify }: ReportPage): void {
  const width = contentWidth - codeSize - 130
  const top = flow.y
  flow.tag('P', () => flow.print(kicker, { size: 10, isBold: true, color: ink.accent, width }))
  flow.y += 20
  const size = flow.measure(title, { size: 22, isBold: true, width }) > 70 ? 16 : 22
  const style = { size, isBold: true, width, lineGap: 0 }
  flow.tag('H1', () => flow.print(title, style))
  flow.y += flow.measure(title, style) + 4
  flow.tag('P', () => flow.print(subtitle, { size: 10, color: ink.muted, width }))
  drawCode(flow, verify, top)
  flow.y = Math.max(flow.y + flow.measure(subtitle, { size: 10, width }), top + codeSize) + 10
  flow.decorate(() => {
    flow.doc
      .moveTo(page.left, flow.y)
      .lineTo(page.width - page.right, flow.y)
      .lineWidth(1.2)
      .stroke(ink.text)
  })
  flow.y += 14
}

function drawCode(flow: Flow, { url, alt, caption, line }: ReportPage['verify'], top: number): void {
  const { doc } = flow
  const left = page.width - page.right - codeSize
  const { data, size } = encode(url, { ecc: 'M', border: 0 })
  const cell = codeSize / size
  const bbox: [number, number, number, number] = [left, top, left + codeSize, top + codeSize]
  flow.tag(
    'Figure',
    () => {
      data.forEach((row, y) =>
        row.forEach((isDark, x) => {
          if (isDark) doc.rect(left + x * cell, top + y * cell, cell + 0.02, cell + 0.02)
        }),
      )
      doc.fill(ink.text)
    },
    { alt, bbox },
  )
  const text = { x: left - 122, width: 112, align: 'right' as const }
  flow.tag('P', () => flow.print(caption, { ...text, y: top, size: 9, isBold: true }))
  flow.tag('P', () => flow.print(line, { ...text, y: top + 15, size: 7.5, color: ink.muted, lineGap: 1 }))
}
