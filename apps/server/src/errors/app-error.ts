import { type ErrorCode, errors } from '@lumiroute/contract'
import type { ChangedLine } from '@lumiroute/contract/order'
import type { ChainRefusal } from '@lumiroute/contract/playbox'
import type { SecondFactorChallenge } from '@lumiroute/contract/second-factor'
import type { QuotaRefusal } from '@lumiroute/contract/store-quota'
import { type ParamsArgument, type Text, text, translate } from '../text/text.ts'
import { type RefusalKey, refusals } from './refusals/index.ts'

type Details = {
  message?: Text | string
  fields?: Record<string, Text | string>
  changedLines?: ChangedLine[]
  quota?: QuotaRefusal | undefined
  secondFactor?: SecondFactorChallenge
  chain?: ChainRefusal
  retryAfterSeconds?: number
  cause?: unknown
}
type RefusalArguments<K extends RefusalKey> = [...params: ParamsArgument<K>, details?: Details]

/** Bounds the error body when thousands of list entries are wrong. */
export const maxFields = 100

const isErrorCode = (key: string): key is ErrorCode => key in errors

/**
 * The only way an action fails: `new AppError('ad.datesPassed', { dates })` for a specific refusal, whose
 * error code is in errors/refusals, or `new AppError('NOT_FOUND')` for a general one.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: Text | string
  readonly fields: Record<string, Text | string> | undefined
  readonly changedLines: ChangedLine[] | undefined
  readonly quota: QuotaRefusal | undefined
  readonly secondFactor: SecondFactorChallenge | undefined
  readonly chain: ChainRefusal | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details?: Details)
  constructor(...refusal: { [K in RefusalKey]: [key: K, ...RefusalArguments<K>] }[RefusalKey])
  constructor(key: ErrorCode | RefusalKey, first: object = {}, second: Details = {}) {
    const isPlain = isErrorCode(key)
    const details: Details = isPlain ? first : second
    const refusal = isPlain ? undefined : text(key, first as never)
    const { message, fields, changedLines, quota, secondFactor, chain, retryAfterSeconds, cause } = details
    const code = isPlain ? key : refusals[key]
    const told = refusal ?? message ?? Object.values(fields ?? {})[0] ?? text(`error.${code}`)
    super(translate(told, 'zh-TW'), { cause })
    this.name = 'AppError'
    this.code = code
    this.text = told
    this.fields = fields && Object.fromEntries(Object.entries(fields).slice(0, maxFields))
    this.changedLines = changedLines
    this.quota = quota
    this.secondFactor = secondFactor
    this.chain = chain
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const notFound = (message?: Text | string) =>
  new AppError('NOT_FOUND', message === undefined ? {} : { message })

/** An error of one form field. */
export const refuseField = (field: string, message: Text | string, code: ErrorCode = 'VALIDATION') =>
  new AppError(code, { fields: { [field]: message } })
