import { type ErrorCode, errors } from '@lumiroute/contract'
import type { ChangedLine } from '@lumiroute/contract/order'
import type { QuotaRefusal } from '@lumiroute/contract/store-quota'

type Details = {
  message?: string
  fields?: Record<string, string>
  changedLines?: ChangedLine[]
  quota?: QuotaRefusal | undefined
  retryAfterSeconds?: number
  cause?: unknown
}

/** A form shows each once; a list of thousands would only fill the answer. */
export const maxFields = 100

/** The only way in which an act refuses. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly changedLines: ChangedLine[] | undefined
  readonly quota: QuotaRefusal | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    const { message, fields, changedLines, quota, retryAfterSeconds, cause } = details
    super(message ?? Object.values(fields ?? {})[0] ?? errors[code]['zh-TW'], { cause })
    this.name = 'AppError'
    this.code = code
    this.fields = fields && Object.fromEntries(Object.entries(fields).slice(0, maxFields))
    this.changedLines = changedLines
    this.quota = quota
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const notFound = (message?: string) =>
  new AppError('NOT_FOUND', message === undefined ? {} : { message })

/** A refusal that belongs to one field of the form. */
export const refuseField = (field: string, message: string, code: ErrorCode = 'VALIDATION') =>
  new AppError(code, { fields: { [field]: message } })
