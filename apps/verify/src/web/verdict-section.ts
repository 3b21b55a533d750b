import type { Judged } from '../core/judge-report.ts'
import { fill } from '../text/index.ts'
import { h } from './dom.ts'
import { formatDate, formatMoment, type Page } from './page.ts'
import { writePlace } from './place-text.ts'

/** What the report is about, and the result in one sentence. */
export function headSection(page: Page, { bundle, verdict, checks }: Judged): HTMLElement {
  const [title, meaning] = page.words.verdicts[verdict]
  const places = checks.flatMap(({ result, place }) => (result === 'failed' && place ? [place] : []))
  const fault = places.find(({ seq }) => seq !== undefined) ?? places[0]
  return h(
    'header',
    h('p.brand', 'LumiRoute ', page.t.title),
    h('h1', bundle?.booking.adName || page.t.title),
    bundle && h('p.quiet', ...writeSubject(page, bundle)),
    h(
      `section.verdict.${verdict}`,
      { role: 'status' },
      h('h2', title),
      h('p', meaning),
      fault && h('p.place', fill(page.t.firstFault, { n: writePlace(page, fault, bundle) })),
    ),
  )
}

function writeSubject(page: Page, bundle: NonNullable<Judged['bundle']>): string[] {
  const { booking, issuedAt, timeZone } = bundle
  const [first, last] = [booking.dates[0]?.date, booking.dates.at(-1)?.date]
  const dates = [...new Set([first, last])].flatMap((date) => (date ? [formatDate(page, date)] : []))
  const issued = fill(page.t.issued, { n: formatMoment(page, issuedAt, timeZone) })
  return [[booking.storeName, dates.join(' – '), issued].filter(Boolean).join(' · ')]
}
