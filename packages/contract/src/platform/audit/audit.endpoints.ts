import { z } from 'zod'
import { ownStoreIfNamed } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { IsoDate, Moment, Text } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { linkSchema } from '../link/index.ts'
import { auditActionKeys, auditObjectKinds, auditOutcomes } from './audit-actions.ts'

/** A longer list counts as this many rows; the export holds all of them. */
export const maxAuditTotal = 10_000

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])
/** A secret only says that it was changed. */
export const AuditChange = z.record(
  z.string(),
  z.union([z.object({ from: Value, to: Value }), z.literal('changed')]),
)
export type AuditChange = z.infer<typeof AuditChange>
export type AuditValue = z.infer<typeof Value>

export const AuditEvent = z.object({
  id: z.int(),
  at: Moment,
  /** null for the platform. */
  store: z.object({ id: z.int(), storeName: z.string() }).nullable(),
  /** null if nobody was signed in; for a store, an operator has no name. */
  account: z.object({ id: z.int().nullable(), adminAccount: z.string(), adminName: z.string() }).nullable(),
  isPlatform: z.boolean(),
  role: z.string(),
  address: z.string(),
  userAgent: z.string(),
  sessionId: z.string().nullable(),
  action: z.enum(auditActionKeys),
  objectKind: z.enum(auditObjectKinds),
  objectId: z.string(),
  objectName: z.string(),
  change: AuditChange,
  outcome: z.enum(auditOutcomes),
  /** The object’s page; null if it has none or was deleted. */
  link: linkSchema.nullable(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

const Filters = {
  store: Text(50).optional(),
  from: IsoDate.optional(),
  to: IsoDate.optional(),
  action: z.enum(auditActionKeys).optional(),
  objectKind: z.enum(auditObjectKinds).optional(),
  objectId: Text(100).optional(),
  /** Part of the object’s name. */
  object: Text(100).optional(),
  /** The whole account name. */
  account: Text(254).optional(),
  /** The whole IP address. */
  address: Text(64).optional(),
  outcome: z.enum(auditOutcomes).optional(),
}
const { q, ...paging } = listFields(['at'])

export const listAudit = endpoint({
  id: 'audit.list',
  method: 'GET',
  path: '/audit',
  summary:
    'Lists who did what, from where and what it changed, newest first. Operators see all stores, others their own. The total counts up to 10,000.',
  access: ownStoreIfNamed('query.store', 'code'),
  permission: 'audit.read',
  category: null,
  query: z.object({ ...Filters, q, ...paging }),
  answer: z.object({ auditList: z.array(AuditEvent), total: Total }),
})

export const exportAudit = endpoint({
  id: 'audit.export',
  method: 'GET',
  path: '/audit/export',
  summary: 'Downloads the audit trail as CSV, with the same filters as the list.',
  access: ownStoreIfNamed('query.store', 'code'),
  permission: 'audit.read',
  recentSignIn: true,
  category: 'download',
  query: z.object({ ...Filters, q }),
  answer: { binary: 'text/csv' },
  audit: 'export.audit',
})
