import type { AuditEvent, listAudit as endpoint } from '@lumiroute/contract/audit'
import type { Handle } from '../../../db/db.ts'
import { containing } from '../../../db/list-json.ts'
import type { Read } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { isCommonText, listAuditJson } from './audit.queries.ts'

type Asked = Pick<Read<typeof endpoint>, 'db' | 'actor' | 'scope'> & {
  input: Omit<Read<typeof endpoint>['input'], 'page' | 'size' | 'sort'>
}

/** What to look up in the index of pairs: nothing if most rows would match anyway. */
const readPairs = async (db: Handle, typed: string | undefined) =>
  typed && typed.length > 1 && !(await isCommonText(db, typed)) ? typed : undefined

/** The filters of the list and the export, bound to what the caller may see. */
export async function readAuditFilters({ db, actor, scope, input }: Asked) {
  const { store: _store, q, object, account, outcome, ...rest } = input
  const isPlatform = actor.isOperator && scope?.storeId === actor.storeId
  return {
    filters: {
      ...rest,
      storeId: isPlatform ? undefined : scope?.storeId,
      ofPlatform: isPlatform || undefined,
      q: containing(q),
      object: containing(object),
      typed: await readPairs(db, q),
      typedObject: await readPairs(db, object),
      account: account || undefined,
      refused: outcome === 'refused' || undefined,
      done: outcome === 'done' || undefined,
      objectId: rest.objectId || undefined,
      address: rest.address || undefined,
    },
    given: { isOperator: actor.isOperator },
  }
}

export async function listAudit(call: Read<typeof endpoint>) {
  const { page, size, sort, ...input } = call.input
  const asked = await readAuditFilters({ ...call, input })
  const { rows, total } = await listAuditJson(call.db, { ...asked, page, size, sort })
  return { auditList: new RawJson<AuditEvent[]>(rows), total }
}
