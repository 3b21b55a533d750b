import type { z } from 'zod'
import type { RolelessAccess, StoreAccess } from './access.ts'
import type { Permission } from './platform/account/store-roles.ts'
import type { Category } from './platform/activity-log/category.ts'
import type { AuditAction } from './platform/audit/audit-actions.ts'
import type { ErrorCode } from './errors.ts'
import type { RequiredStep } from './required-steps.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** An answer that is not JSON. */
export type Binary = { binary: string }
/** Server-sent events. */
export const eventStream = { binary: 'text/event-stream' } as const
/** One file in the multipart field `file`. */
export const multipart = { multipart: 'file' } as const
type Multipart = typeof multipart

/** What the caller's role inside the store must allow; no default, so that no endpoint forgets it. */
type Admission =
  | { access: RolelessAccess; permission?: never }
  | { access: StoreAccess; permission: Permission }

export type Endpoint = Admission & {
  id: string
  method: Method
  path: `/${string}`
  /** One sentence for the API reference. */
  summary: string
  /** Required steps during which the call is already allowed; any other call waits until they are done. */
  allowedDuring?: readonly RequiredStep[]
  /** The call must carry the proof of a sign-in or re-authentication of the last minutes. */
  recentSignIn?: true
  /** The activity chart's category that the call counts for; null for none. */
  category: Category | null
  /** Called by a timer, so not logged as activity: 'always', or repeats of a call at this interval in seconds. */
  polling?: 'always' | number
  params?: Schema
  query?: Schema
  /** Request headers that the action reads, in lower case. */
  headers?: Schema
  body?: Schema | Multipart
  /** The body is form-encoded instead of JSON, from an external system that supports nothing else. */
  takesForm?: true
  /** The action gets the raw bytes of the body (`request.body`), since a signature covers them. */
  takesBytes?: true
  /** Fast path: true only for a body that the schema would accept unchanged; the schema is then skipped. */
  isValidBody?: (body: unknown) => boolean
  answer: Schema | Binary
  errors?: readonly ErrorCode[]
  /**
   * What the call adds to the audit trail: one action, recorded for every successful call, or several, of which the
   * server's action records those that happened. null for nothing, on purpose.
   */
  audit?: AuditAction | readonly [AuditAction, ...AuditAction[]] | null
  /** Calls per minute from one IP address, for public endpoints. */
  callsPerMinute?: number
  /** For the few bodies that may exceed the default of one megabyte. */
  maxBodyBytes?: number
}

export const endpoint = <const E extends Endpoint>(spec: E): E => spec

type Out<S> = S extends Schema ? z.output<S> : unknown
type In<S> = S extends Schema ? z.input<S> : unknown
type Field<E, K extends string> = E extends Record<K, infer S> ? S : undefined

type Merge<T> = { [K in keyof T]: T[K] }
/** Params, query, headers and body in one object, as the action gets it. */
export type InputOf<E extends Endpoint> = Merge<
  Out<Field<E, 'params'>> & Out<Field<E, 'query'>> & Out<Field<E, 'headers'>> & Out<Field<E, 'body'>>
>
/** The same as a caller passes it; headers are separate. */
export type CallOf<E extends Endpoint> = Merge<
  In<Field<E, 'params'>> & In<Field<E, 'query'>> & In<Field<E, 'body'>>
>
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : never

export type Envelope = { status: number; message: string }

export const isMultipart = (body: Endpoint['body']): body is Multipart => body === multipart
export const isBinary = (answer: Endpoint['answer']): answer is Binary => 'binary' in answer
export const isEndless = (answer: Endpoint['answer']): boolean => answer === eventStream
