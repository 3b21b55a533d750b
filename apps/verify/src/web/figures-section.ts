import type { Bundle, Figures, Sums } from '@lumiroute/evidence/bundle'
import { fill } from '../text/index.ts'
import { h } from './dom.ts'
import { formatDate, formatNumber, formatShare, type Page } from './page.ts'

const shares = new Set<keyof Sums>(['share', 'coverage'])

const write = (page: Page, name: keyof Sums, value: number | null) =>
  value === null ? '–' : shares.has(name) ? formatShare(page, value) : formatNumber(page, value)

/** The printed figures beside those that this device computed. */
export function figuresSection(page: Page, bundle: Bundle, computed: Figures): HTMLElement {
  return h(
    'section.card',
    h('h2', page.t.figures),
    compareTable(page, bundle.figures.total, computed.total),
    bundle.figures.dates.length > 1 && datesTable(page, computed),
    itemsTable(page, bundle, computed),
    bundle.funnel.length > 0 && funnelTable(page, bundle),
  )
}

const head = (cells: readonly string[]) =>
  h(
    'thead',
    h(
      'tr',
      cells.map((cell, n) => h(n === 0 ? 'th' : 'th.number', { scope: 'col' }, cell)),
    ),
  )

/** A table that scrolls sideways on a phone. */
const scroll = (label: string, ...parts: HTMLElement[]) =>
  h(
    'div.scroll',
    { role: 'region', 'aria-label': label, tabindex: 0 },
    h('table', h('caption', label), parts),
  )

const row = (name: string, cells: readonly (string | HTMLElement)[]) =>
  h(
    'tr',
    h('th', { scope: 'row' }, name),
    cells.map((cell) => h('td.number', cell)),
  )

function compareTable(page: Page, printed: Sums, computed: Sums): HTMLElement {
  const { t, words } = page
  const names = Object.keys(words.figureNames) as (keyof Sums)[]
  const rows = names.map((name) => {
    const isSame = printed[name] === computed[name]
    const mark = h(`span.mark.${isSame ? 'ok' : 'failed'}`, isSame ? t.equal : t.different)
    const values = [printed, computed].map((sums) => write(page, name, sums[name]))
    return row(words.figureNames[name], [...values, mark])
  })
  return scroll(t.total, head([t.figure, t.printed, t.computed, '']), h('tbody', rows))
}

const dateColumns = ['deliveredMinutes', 'deliveredPlays', 'share', 'signedPlays', 'peopleMinutes'] as const

function datesTable(page: Page, { dates }: Figures): HTMLElement {
  const { t, words } = page
  const rows = dates.map((figures) =>
    row(
      formatDate(page, figures.date),
      dateColumns.map((name) => write(page, name, figures[name])),
    ),
  )
  const names = dateColumns.map((name) => words.figureNames[name])
  const element = scroll(t.byDate, head([t.date, ...names]), h('tbody', rows))
  element.classList.add('wide')
  return element
}

function itemsTable(page: Page, { materials }: Bundle, { items }: Figures): HTMLElement {
  const { t } = page
  const names = new Map(materials.map(({ id, name }) => [id, name]))
  const rows = items.map(({ materialId, plays, seconds }) =>
    row(names.get(materialId) ?? String(materialId), [
      formatNumber(page, plays),
      formatNumber(page, seconds),
    ]),
  )
  return scroll(t.items, head([t.item, t.plays, t.seconds]), h('tbody', rows))
}

function funnelTable(page: Page, { funnel }: Bundle): HTMLElement {
  const { t, words } = page
  const rows = funnel.map(({ step, count, amount }) =>
    row(words.steps[step], [
      count === null ? t.fewer : formatNumber(page, count),
      amount === null ? '' : fill(t.amount, { n: formatNumber(page, amount) }),
    ]),
  )
  return scroll(t.funnel, h('tbody', rows))
}
