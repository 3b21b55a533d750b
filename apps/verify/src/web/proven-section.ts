import type { CheckId } from '@lumiroute/evidence/bundle'
import type { Judged } from '../core/judge-report.ts'
import { fill } from '../text/index.ts'
import { h } from './dom.ts'
import { formatNumber, type Page } from './page.ts'

const list = (lines: readonly string[]) =>
  h(
    'ul',
    lines.map((line) => h('li', line)),
  )

export function provenSection(page: Page, judged: Judged): HTMLElement {
  return h(
    'div.pair',
    h('section.card', h('h2', page.t.proven), list(listProven(page, judged))),
    h('section.card', h('h2', page.t.notProven), list(listNotProven(page, judged))),
  )
}

function listProven(page: Page, { checks, bundle, verdict }: Judged): string[] {
  const { t } = page
  if (verdict === 'wrong' || !bundle) return [t.provenNothing]
  const isOk = (id: CheckId) => checks.some((check) => check.id === id && check.result === 'ok')
  const { signedPlays } = bundle.figures.total
  return [
    isOk('signature') && signedPlays > 0 && fill(t.provenRows, { n: formatNumber(page, signedPlays) }),
    isOk('binding') && t.provenLog,
    bundle.seal.note !== null && t.provenSeal,
    t.provenFigures,
  ].filter((line) => line !== false)
}

function listNotProven(page: Page, { bundle }: Judged): string[] {
  const { t } = page
  const { deliveredPlays = 0, signedPlays = 0 } = bundle?.figures.total ?? {}
  const unsigned = deliveredPlays - signedPlays
  return [
    ...(unsigned > 0 ? [fill(t.notSigned, { n: formatNumber(page, unsigned) })] : []),
    t.notLight,
    t.notBox,
    t.notPeople,
  ]
}
