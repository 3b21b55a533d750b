import type { AuditObjectKind } from '@lumiroute/contract/audit'
import { withQuery } from '../../../lib/api/with-query.ts'

type Filters = {
  objectKind?: AuditObjectKind
  objectId?: string
  account?: string
  address?: string
}

/** The audit trail, filtered; operators see all stores. */
export const auditPath = (filters: Filters) => withQuery('/audit/list', filters)
