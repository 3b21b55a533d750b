import type { Flow } from '../kit/flow.ts'
import { contentWidth, ink, page } from '../kit/open-document.ts'
import { drawTitle } from './draw-facts.ts'
import type { Picture } from './report-page.ts'

const perRow = 3
const gap = 10
const height = 96

export function drawPictures(flow: Flow, title: string, pictures: readonly Picture[]): void {
  drawTitle(flow, title, height + 30)
  const width = (contentWidth - gap * (perRow - 1)) / perRow
  const top = flow.y
  pictures.slice(0, perRow).forEach(({ alt, caption, jpeg }, i) => {
    const x = page.left + i * (width + gap)
    const bbox: [number, number, number, number] = [x, top, x + width, top + height]
    flow.tag(
      'Figure',
      () => {
        flow.doc.rect(x, top, width, height).fill(ink.soft)
        flow.doc.image(jpeg, x, top, { fit: [width, height], align: 'center', valign: 'center' })
      },
      { alt, bbox },
    )
    flow.tag('P', () =>
      flow.print(caption, { x, y: top + height + 3, width, size: 7, color: ink.muted, lineGap: 0 }),
    )
  })
  flow.y += height + 30
}
