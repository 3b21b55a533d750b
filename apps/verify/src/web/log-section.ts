import type { Bundle } from '@lumiroute/evidence/bundle'
import { fromBase64, parseCheckpoint, toHex } from '@lumiroute/evidence/log'
import { h } from './dom.ts'
import { formatNumber, type Page } from './page.ts'

/** The checkpoint, to compare with one from elsewhere. */
export function logSection(page: Page, { log }: Bundle): HTMLElement {
  const { t } = page
  if (!log) return h('section.card', h('h2', t.log), h('p', t.noLog))
  const [, size = '', root = ''] = log.checkpoint.split('\n')
  const rootBytes = fromBase64(root)
  const facts = [
    [t.origin, log.origin],
    [t.size, parseCheckpoint(log.checkpoint) ? formatNumber(page, Number(size)) : size],
    [t.root, rootBytes ? toHex(rootBytes) : root],
    [t.key, log.key],
  ] as const
  return h(
    'section.card',
    h('h2', t.log),
    h('p', t.logHint),
    h(
      'dl',
      facts.map(([name, value]) => h('div', h('dt', name), h('dd.code', value))),
    ),
    h('details', h('summary', t.note), h('pre', { tabindex: 0 }, log.checkpoint)),
  )
}
