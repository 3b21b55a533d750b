import type { Check } from '@lumiroute/evidence/bundle'
import type { Judged } from '../core/judge-report.ts'
import { fill } from '../text/index.ts'
import { h } from './dom.ts'
import { formatNumber, type Page } from './page.ts'
import { writePlace } from './place-text.ts'

/** Every check with its result; its meaning and the place of a fault on demand. */
export function checksSection(page: Page, judged: Judged): HTMLElement {
  return h(
    'section.card',
    h('h2', page.t.checks),
    judged.checks.map((check) => checkDetails(page, check, judged)),
  )
}

function checkDetails(page: Page, { id, result, place, checked, faults }: Check, { bundle }: Judged) {
  const { t, words } = page
  const [name, meaning] = words.checks[id]
  const counts = result === 'failed' ? fill(t.faultCount, { n: formatNumber(page, faults) }) : null
  return h(
    'details.check',
    result === 'failed' && { open: '' },
    h(
      'summary',
      h('span', name),
      h(`span.mark.${result}`, { ok: t.ok, failed: t.failed, absent: t.absent }[result]),
    ),
    h('p', meaning),
    h(
      'p.quiet',
      [fill(t.checkedCount, { n: formatNumber(page, checked) }), counts].filter(Boolean).join(' · '),
    ),
    place ? h('p.place', fill(t.where, { n: writePlace(page, place, bundle) })) : null,
  )
}
