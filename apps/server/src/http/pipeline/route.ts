import type { Readable } from 'node:stream'
import type { AnswerOf, Endpoint, InputOf } from '@lumiroute/contract'
import type { AuditAction } from '@lumiroute/contract/audit'
import type { Language } from '@lumiroute/contract/text'
import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../db/db.ts'
import type { Scope } from '../authentication/access.ts'
import type { Answering } from '../response/answer.ts'
import type { Deps } from '../../deps.ts'
import type { DeviceActor } from '../authentication/device-identity.ts'
import type { Actor } from '../authentication/identity.ts'
import type { MemberCaller } from '../authentication/member-identity.ts'
import type { RecordAudit } from './audit.ts'

type ActorOf<E extends Endpoint> = E['access'] extends
  | { who: 'public' }
  | { who: 'member'; isAlone?: never }
  | { orMonitor: true }
  ? Actor | null
  : E['access']['who'] extends 'device' | 'member'
    ? null
    : Actor
type ScopeOf<E extends Endpoint> = E['access'] extends
  | { who: 'ownStore'; optional: false }
  | { who: 'ownThing' }
  | { who: 'signedIn' }
  | { who: 'member' }
  ? { storeId: number }
  : Scope

type ForDevice<E extends Endpoint> = E['access']['who'] extends 'device'
  ? {
      device: DeviceActor
      /** The store whose activity log records the call. */
      onBehalfOf: (storeId: number) => void
    }
  : unknown

/** Null if an account of the store or an operator calls; `actor` is then set. */
type ForMember<E extends Endpoint> = E['access'] extends { who: 'member'; isAlone: true }
  ? { member: MemberCaller }
  : E['access']['who'] extends 'member'
    ? { member: MemberCaller | null }
    : unknown

type AuditOf<E extends Endpoint> = E['audit'] extends
  | (infer Action extends AuditAction)
  | readonly (infer Action extends AuditAction)[]
  ? Action
  : never

type Call<E extends Endpoint> = ForDevice<E> &
  ForMember<E> & {
    actor: ActorOf<E>
    /** The store that this call may touch; null means all of them. */
    scope: ScopeOf<E>
    input: InputOf<E>
    deps: Deps
    /** For texts inside the body and in files; the message itself is translated later. */
    language: Language
    from: { address: string; userAgent: string }
    /** Adds to the audit trail what the endpoint's `audit` declares. */
    audit: RecordAudit<AuditOf<E>>
  }

export type Read<E extends Endpoint> = Call<E> & { db: Db }
export type Write<E extends Endpoint> = Call<E> & {
  tx: Tx
  /** Runs after the transaction commits, before the response is sent. */
  afterCommit: (work: () => void) => void
}
export type Steps<E extends Endpoint> = Read<E> & { request: FastifyRequest }

/** The response of a binary endpoint. */
export type Sending = {
  status?: number
  headers: Record<string, string | string[]>
  body: Readable | Buffer | null
}

type Answered<E extends Endpoint> = Promise<Answering<AnswerOf<E>>>

export type Route = { endpoint: Endpoint } & (
  | { kind: 'read'; act: (call: Read<Endpoint>) => Promise<Record<string, unknown>> }
  | { kind: 'write'; act: (call: Write<Endpoint>) => Promise<Record<string, unknown>> }
  | { kind: 'steps'; act: (call: Steps<Endpoint>) => Promise<Record<string, unknown>> }
  | { kind: 'send'; act: (call: Steps<Endpoint>) => Promise<Sending> }
)

/** An endpoint whose action changes nothing. */
export const read = <E extends Endpoint>(endpoint: E, act: (call: Read<E>) => Answered<E>): Route =>
  ({ kind: 'read', endpoint, act }) as unknown as Route

/** An endpoint whose action runs in one transaction. */
export const write = <E extends Endpoint>(endpoint: E, act: (call: Write<E>) => Answered<E>): Route =>
  ({ kind: 'write', endpoint, act }) as unknown as Route

/**
 * An endpoint whose action opens its own transactions, because it receives a file, hashes, or calls an
 * external system.
 */
export const steps = <E extends Endpoint>(endpoint: E, act: (call: Steps<E>) => Answered<E>): Route =>
  ({ kind: 'steps', endpoint, act }) as unknown as Route

/** An endpoint whose action returns a stream. */
export const send = <E extends Endpoint>(endpoint: E, act: (call: Steps<E>) => Promise<Sending>): Route =>
  ({ kind: 'send', endpoint, act }) as unknown as Route
