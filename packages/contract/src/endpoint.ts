import type { z } from 'zod'
import type { Access } from './access.ts'
import type { Category } from './platform/activity-log/category.ts'
import type { ErrorCode } from './errors.ts'

type Schema = z.core.$ZodType
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What a call answers that is not JSON. */
export type Binary = { binary: string }
/** Server-sent events: an answer that goes on. */
export const eventStream = { binary: 'text/event-stream' } as const
/** One file in the multipart field `file`. */
export const multipart = { multipart: 'file' } as const
type Multipart = typeof multipart

export type Endpoint = {
  id: string
  method: Method
  path: `/${string}`
  /** One sentence for the API reference. */
  summary: string
  access: Access
  /** The line of the activity chart that the call counts for; null where it counts for none. */
  category: Category | null
  /**
   * Called by a timer instead of a person, and so left out of the activity log: 'always', or as repeats of a person's
   * call every so many seconds.
   */
  polling?: 'always' | number
  params?: Schema
  query?: Schema
  /** Request headers that the act reads, by their names in small letters. */
  headers?: Schema
  body?: Schema | Multipart
  /** The body comes as a form's fields instead of JSON, from an outside system that knows no other way. */
  takesForm?: true
  /** The act gets the body's bytes as they came (`request.body`), since a signature is over them. */
  takesBytes?: true
  /** Fast path: true only for a body that the schema would accept unchanged; the schema is then skipped. */
  isValidBody?: (body: unknown) => boolean
  answer: Schema | Binary
  errors?: readonly ErrorCode[]
  /** Calls a minute from one address, for calls that strangers may make. */
  callsPerMinute?: number
  /** For the few bodies that may be larger than the usual megabyte. */
  maxBodyBytes?: number
}

export const endpoint = <const E extends Endpoint>(spec: E): E => spec

type Out<S> = S extends Schema ? z.output<S> : unknown
type In<S> = S extends Schema ? z.input<S> : unknown
type Field<E, K extends string> = E extends Record<K, infer S> ? S : undefined

type Merge<T> = { [K in keyof T]: T[K] }
/** Params, query, headers and body in one object, as the act gets it. */
export type InputOf<E extends Endpoint> = Merge<
  Out<Field<E, 'params'>> & Out<Field<E, 'query'>> & Out<Field<E, 'headers'>> & Out<Field<E, 'body'>>
>
/** The same as a caller writes it; headers travel apart. */
export type CallOf<E extends Endpoint> = Merge<
  In<Field<E, 'params'>> & In<Field<E, 'query'>> & In<Field<E, 'body'>>
>
export type AnswerOf<E extends Endpoint> = E['answer'] extends Schema ? z.output<E['answer']> : never

export type Envelope = { status: number; message: string }

export const isMultipart = (body: Endpoint['body']): body is Multipart => body === multipart
export const isBinary = (answer: Endpoint['answer']): answer is Binary => 'binary' in answer
export const isEndless = (answer: Endpoint['answer']): boolean => answer === eventStream
