import type { ErrorCode } from '@lumiroute/contract'

/** Status 0: no answer arrived, so whether the call had an effect is unknown. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'OFFLINE'
  /** Messages by the name of a field. */
  readonly fields: Record<string, string>
  /** The whole answer, for errors that carry more. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    const { error, message, code, fields } = (body ?? {}) as Record<string, unknown>
    super(typeof error === 'string' && error ? error : typeof message === 'string' ? message : '')
    this.name = 'ApiError'
    this.status = status
    this.code = status === 0 ? 'OFFLINE' : typeof code === 'string' ? (code as ErrorCode) : 'INTERNAL'
    this.fields = (fields ?? {}) as Record<string, string>
    this.body = body
  }
}

export const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'OFFLINE'
