import {
  type AuditChange,
  type AuditEvent,
  auditTextName,
  type exportAudit as endpoint,
} from '@lumiroute/contract/audit'
import type { Language } from '@lumiroute/contract/text'
import { compareFields } from '../../../http/pipeline/audit-change.ts'
import type { Sending, Steps } from '../../../http/pipeline/route.ts'
import { attachment } from '../../../http/response/attachment.ts'
import { type Text, text, translate } from '../../../text/text.ts'
import { type Cell, csvStream } from '../../../zip/csv.ts'
import { listAuditJson } from './audit.queries.ts'
import { readAuditFilters } from './list-audit.ts'

/** A list without pages ends here. */
const batchSize = 1000

type Row = AuditEvent
const columns: readonly (readonly [Text, (row: Row) => Cell | Text])[] = [
  [text('audit.time'), ({ at }) => at.replace('T', ' ').slice(0, 19)],
  [text('audit.store'), ({ store }) => store?.storeName ?? text('audit.platform')],
  [
    text('audit.account'),
    ({ account, isPlatform }) => account?.adminAccount ?? (isPlatform ? text('audit.platform') : ''),
  ],
  [text('audit.name'), ({ account }) => account?.adminName],
  [text('audit.address'), ({ address }) => address],
  [text('audit.userAgent'), ({ userAgent }) => userAgent],
  [text('audit.action'), ({ action }) => text(`auditAction.${auditTextName(action)}`)],
  [text('audit.objectKind'), ({ objectKind }) => text(`auditObject.${objectKind}`)],
  [text('audit.objectId'), ({ objectId }) => objectId],
  [text('audit.objectName'), ({ objectName }) => objectName],
  [text('audit.outcome'), ({ outcome }) => text(`auditOutcome.${outcome}`)],
  [text('audit.change'), ({ change }) => formatChange(change)],
]

const formatChange = (change: AuditChange): string =>
  Object.entries(change)
    .map(([field, each]) =>
      each === 'changed' ? `${field}: *` : `${field}: ${each.from ?? ''} → ${each.to ?? ''}`,
    )
    .join('\n')

export async function exportAudit(call: Steps<typeof endpoint>): Promise<Sending> {
  const { db, deps, input, language, audit } = call
  const { store: _store, ...filters } = input
  await audit(db, 'export.audit', { change: compareFields({}, filters) })
  const day = deps.now().toISOString().slice(0, 10)
  return {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`audit-${day}.csv`),
    },
    body: csvStream(
      columns.map(([head]) => translate(head, language)),
      listCells(call),
    ),
  }
}

/** Batches continue after the last row, so that rows added meanwhile shift none. */
async function* listCells(call: Steps<typeof endpoint>): AsyncGenerator<Cell[][]> {
  const asked = await readAuditFilters(call)
  let last: Row | undefined
  do {
    const after = last && { before: last.at, beforeId: last.id }
    const { rows } = await listAuditJson(call.db, {
      filters: { ...asked.filters, before: after?.before },
      given: { ...asked.given, ...after },
    })
    const batch = JSON.parse(rows) as Row[]
    yield batch.map((row) => toCells(row, call.language))
    last = batch.length < batchSize ? undefined : batch.at(-1)
  } while (last)
}

const toCells = (row: Row, language: Language): Cell[] =>
  columns.map(([, getCell]) => {
    const cell = getCell(row)
    return cell && typeof cell === 'object' ? translate(cell, language) : cell
  })
