import { errors } from '@lumiroute/contract'
import type { ErrorBody, ErrorCode } from '@lumiroute/contract'
import type { SecondFactorChallenge } from '@lumiroute/contract/second-factor'

/** OFFLINE exists only in the console: no answer arrived, so the result of the call is unknown. */
export type ApiErrorCode = ErrorCode | 'OFFLINE'

type Details = {
  status: number
  code: ApiErrorCode
  message: string
  fields?: Record<string, string> | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  secondFactor?: SecondFactorChallenge | undefined
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** How to complete a sign-in whose password was right. */
  readonly secondFactor: SecondFactorChallenge | undefined

  constructor(details: Details) {
    const { status, code, message, fields = {}, requestId, retryAfterSeconds, secondFactor } = details
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.requestId = requestId
    this.retryAfterSeconds = retryAfterSeconds
    this.secondFactor = secondFactor
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

type Texts = { offline: string; unknown: string }

export const offline = (texts: Texts) => new ApiError({ status: 0, code: 'OFFLINE', message: texts.offline })

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && String(body.code) in errors

/** A gateway in front of the server may return its own JSON. */
function messageIn(body: unknown): string {
  const { message } = (body ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function getSeconds(header: string | null): number | undefined {
  const seconds = Number(header)
  return header && Number.isFinite(seconds) ? seconds : undefined
}

export async function toError(response: Response, texts: Texts): Promise<ApiError> {
  const { status, headers } = response
  const body: unknown = await response.json().catch(() => null)
  const retryAfterSeconds = getSeconds(headers.get('retry-after'))
  if (!isErrorBody(body)) {
    const message = messageIn(body) || texts.unknown
    return new ApiError({ status, code: 'INTERNAL', message, retryAfterSeconds })
  }
  return new ApiError({
    ...body,
    status,
    message: body.error || body.message || texts.unknown,
    retryAfterSeconds,
  })
}
