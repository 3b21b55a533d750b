import type { Bundle, BundleRecord } from '@lumiroute/evidence/bundle'
import { fill } from '../text/index.ts'
import { drawPeople, drawTrack } from './drawings.ts'
import { h } from './dom.ts'
import { formatDate, type Page } from './page.ts'

/** Route and people of every record that has them. */
export function drivesSection(page: Page, { records }: Bundle): HTMLElement | null {
  const drawn = records.filter(({ track, samples }) => track || samples)
  if (drawn.length === 0) return null
  return h(
    'section.card',
    h('h2', page.t.drives),
    drawn.map((record) => driveDetails(page, record, drawn.length === 1)),
  )
}

function driveDetails(
  page: Page,
  { date, place, track, samples }: BundleRecord,
  isOpen: boolean,
): HTMLElement {
  const { t } = page
  const figure = (name: string, drawing: SVGElement | null) =>
    drawing && h('figure', drawing, h('figcaption', name))
  return h(
    'details',
    isOpen && { open: '' },
    h('summary', fill(t.record, { date: formatDate(page, date), place })),
    h(
      'div.pair',
      figure(t.route, track && drawTrack(track, t.route)),
      figure(t.people, samples && drawPeople(samples, t.people)),
    ),
  )
}
