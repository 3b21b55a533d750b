import type { ChainRefusal } from './road/playbox/chain.schema.ts'
import type { ChangedLine } from './shop/order/shop-order-fields.ts'
import type { SecondFactorChallenge } from './platform/second-factor/second-factor-fields.ts'
import type { QuotaRefusal } from './platform/store-quota/store-quota-fields.ts'

/** Every error code with its HTTP status; the texts are in text/. */
export const errors = {
  VALIDATION: { status: 400 },
  UNAUTHENTICATED: { status: 401 },
  /** The password is right; the body's `secondFactor` says how to go on. */
  SECOND_FACTOR_REQUIRED: { status: 401 },
  FORBIDDEN: { status: 403 },
  /** The session must first do what GET /auth/me lists as `requiredSteps`. */
  STEP_REQUIRED: { status: 403 },
  /** The call needs the proof of a recent sign-in: POST /auth/reauthenticate, then send it again with the new proof. */
  REAUTHENTICATION_REQUIRED: { status: 403 },
  NOT_FOUND: { status: 404 },
  CONFLICT: { status: 409 },
  PAYMENT_NOT_CONFIGURED: { status: 409 },
  TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA: { status: 415 },
  RATE_LIMITED: { status: 429 },
  QUOTA_EXCEEDED: { status: 409 },
  STORAGE_FULL: { status: 507 },
  UNAVAILABLE: { status: 503 },
  INTERNAL: { status: 500 },
} as const

export type ErrorCode = keyof typeof errors
export const errorCodes = Object.keys(errors) as ErrorCode[]

export type ErrorBody = {
  status: number
  code: ErrorCode
  message: string
  error: string
  fields?: Record<string, string>
  /** Order lines of a checkout that cannot be ordered as sent. */
  changedLines?: ChangedLine[]
  quota?: QuotaRefusal
  /** How to complete the sign-in, with SECOND_FACTOR_REQUIRED. */
  secondFactor?: SecondFactorChallenge
  /** Why a signed batch of a box was refused, and where the server's chain ends. */
  chain?: ChainRefusal
  requestId?: string
}
