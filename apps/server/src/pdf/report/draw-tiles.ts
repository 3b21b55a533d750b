import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import type { ReportPage, Tile } from './report-page.ts'

const leadWidth = 168
const gap = 16

/** The share delivered as one large figure, and beside it what it consists of. */
export function drawTiles(flow: Flow, { lead, tiles }: ReportPage): void {
  const top = flow.y
  flow.tag('P', () => flow.print(lead.label, { size: 9, isBold: true, color: ink.muted, width: leadWidth }))
  flow.tag('P', () =>
    flow.print(lead.value, {
      y: top + 12,
      size: 38,
      isBold: true,
      color: ink.accent,
      width: leadWidth,
      lineGap: 0,
    }),
  )
  drawBar(flow, { x: page.left, y: top + 68, width: leadWidth - 10, height: 7 }, lead.share)
  flow.tag('P', () =>
    flow.print(lead.line, { y: top + 80, size: 8, color: ink.muted, width: leadWidth - 6, lineGap: 1 }),
  )
  const left = page.left + leadWidth + gap
  const columns = 3
  const width = (contentWidth - leadWidth - gap * columns) / columns
  tiles.forEach((tile, i) => {
    const place = { x: left + (i % columns) * (width + gap), y: top + Math.floor(i / columns) * 58 }
    drawTile(flow, tile, { ...place, width })
  })
  flow.y = top + Math.max(112, Math.ceil(tiles.length / columns) * 58) + 8
}

function drawTile(
  flow: Flow,
  { label, value, note }: Tile,
  place: { x: number; y: number; width: number },
): void {
  const { x, y, width } = place
  flow.decorate(() => {
    flow.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(ink.line)
  })
  flow.tag('P', () => flow.print(label, { x, y: y + 4, width, size: 8, color: ink.muted, lineGap: 0 }))
  flow.tag('P', () => flow.print(value, { x, y: y + 15, width, size: 15, isBold: true, lineGap: 0 }))
  flow.tag('P', () => flow.print(note, { x, y: y + 37, width, size: 7, color: ink.muted, lineGap: 0 }))
}

type Box = { x: number; y: number; width: number; height: number }

/** A filled bar with an outline, so that grey print shows the whole as well as the part. */
export function drawBar(flow: Flow, { x, y, width, height }: Box, share: number | null): void {
  flow.decorate(() => {
    if (share !== null && share > 0) flow.doc.rect(x, y, width * Math.min(1, share), height).fill(ink.accent)
    flow.doc.rect(x, y, width, height).lineWidth(0.6).stroke(ink.text)
  })
}
