import type { Endpoint } from '@lumiroute/contract'
import {
  type AuditAction,
  auditActions,
  type AuditChange,
  type AuditObjectKind,
  type AuditOutcome,
} from '@lumiroute/contract/audit'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'
import type { Handle } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { insertAuditEvent } from './audit.queries.ts'
import { createRepeatFilter } from './polling.ts'

export type AuditDetail = {
  object?: { kind?: AuditObjectKind; id: number | string; name: string }
  /** Whose trail shows it, if the call itself names no store. */
  storeId?: number | null
  /** See `compareFields`. No personal data of members. */
  change?: AuditChange
  /** Who it was, if nobody is signed in; `account` as typed. */
  accountId?: number | undefined
  account?: string
  outcome?: AuditOutcome
  /** For rows that nothing else throttles: how many of the same account, or of none, one minute may add. */
  mostPerMinute?: number | undefined
}

/** Records an action that the endpoint declares; `at` is the transaction that makes the change. */
export type RecordAudit<Action extends AuditAction> = (
  at: Handle,
  action: Action,
  detail?: AuditDetail,
) => Promise<void>

export type AuditTrail = ReturnType<typeof openAuditTrail>

const maxAccountLength = 254
const maxUserAgentLength = 300

/** The audit trail of one call. */
export function openAuditTrail(deps: Deps, { audit }: Endpoint, request: FastifyRequest) {
  let hasRecorded = false

  async function record(at: Handle, action: AuditAction, detail: AuditDetail = {}): Promise<void> {
    const { actor, scope } = request.known ?? { actor: null, scope: null }
    const kind = detail.object?.kind ?? auditActions[action]
    const storeId = detail.storeId ?? scope?.storeId ?? actor?.storeId ?? null
    const accountId = detail.accountId ?? actor?.accountId ?? null
    // Without a named object it is the store or the account that acts.
    const own = { store: storeId, account: accountId }
    hasRecorded = true
    await insertAuditEvent(at, {
      at: deps.now(),
      storeId,
      accountId,
      account: (detail.account ?? '').slice(0, maxAccountLength),
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
      sessionId: actor?.sessionId ?? null,
      action,
      objectKind: kind,
      objectId: String(detail.object?.id ?? own[kind as keyof typeof own] ?? ''),
      objectName: detail.object?.name ?? '',
      change: detail.change ?? {},
      outcome: detail.outcome ?? 'done',
      mostPerMinute: detail.mostPerMinute ?? null,
    })
  }

  return {
    record,
    /** A retried transaction starts again. */
    restart: () => void (hasRecorded = false),
    /** The row of a call whose action recorded none itself. */
    async complete(at: Handle): Promise<void> {
      if (typeof audit === 'string' && !hasRecorded) await record(at, audit)
    },
  }
}

/** What the server does by itself, at a set time. */
export const serverActions = ['signUp.deleted'] as const satisfies AuditAction[]

type ByServer = { at: Date; storeId: number; object: { id: number; name: string } }

/** An action of the server itself, without account and address. */
export const recordByServer = (
  tx: Handle,
  action: (typeof serverActions)[number],
  { at, storeId, object }: ByServer,
): Promise<void> =>
  insertAuditEvent(tx, {
    at,
    storeId,
    accountId: null,
    account: '',
    address: '',
    userAgent: '',
    sessionId: null,
    action,
    objectKind: auditActions[action],
    objectId: String(object.id),
    objectName: object.name,
    change: {},
    outcome: 'done',
    mostPerMinute: null,
  })

const oncePerSeconds = 24

/** Records calls of signed-in people without the right to them, repeats only once, so that they cannot fill the table. */
export function createRefusalRecorder(deps: Deps, endpoint: Endpoint) {
  const { audit } = endpoint
  const isRepeat = createRepeatFilter(oncePerSeconds)
  return async (request: FastifyRequest, error: unknown): Promise<void> => {
    const actor = request.known?.actor
    if (!audit || !actor || !(error instanceof AppError) || error.code !== 'FORBIDDEN') return
    if (isRepeat(actor.sessionId)) return
    const action = typeof audit === 'string' ? audit : (audit[0] as AuditAction)
    await openAuditTrail(deps, endpoint, request).record(deps.db, action, {
      // Never in the trail of a store that the caller only named.
      storeId: actor.storeId,
      object: { id: '', name: '' },
      outcome: 'refused',
    })
  }
}
