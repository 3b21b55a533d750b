import { type ErrorBody, type ErrorCode, errors } from '@lumiroute/contract'
import type { Language } from '@lumiroute/contract/text'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sqlState } from '../../db/db.ts'
import { AppError } from '../../errors/app-error.ts'
import { type Text, translate } from '../../text/text.ts'
import { discardBody } from '../../adapters/files/discard-body.ts'
import { requestLanguage } from '../pipeline/request-language.ts'

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
}

const databaseAway = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  // A hung PostgreSQL whose socket accepts no more, and a server without free file descriptors or ports.
  'EAGAIN',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
  'EADDRNOTAVAIL',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTCONN',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53000',
  '53100',
  '53200',
  '53300',
  '53400',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57014',
  '25006',
  '25P03',
  '40001',
  '40P01',
  '55P03',
])
const poolTexts =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed/

/** Invalid input that only PostgreSQL detects: out of range, bad encoding, impossible dates. */
const isBadInputState = (state: string) => /^22[0-9A-Z]{3}$/.test(state)

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error)
  if (known.code === 'INTERNAL') request.log.error({ err: error, requestId: request.id }, 'request failed')
  if (known.code === 'UNAVAILABLE')
    request.log.warn({ err: error, requestId: request.id }, 'dependency unavailable')
  discardBody(request.raw)
  if (known.retryAfterSeconds !== undefined) reply.header('retry-after', String(known.retryAfterSeconds))
  return reply
    .code(errors[known.code].status)
    .type('application/json; charset=utf-8')
    .send(errorBody(known, request))
}

export function errorBody(error: AppError, request: FastifyRequest): string {
  const language = requestLanguage(request)
  const message = translate(error.text, language)
  const body: ErrorBody = {
    status: errors[error.code].status,
    code: error.code,
    message,
    error: message,
    ...(error.fields && { fields: translateFields(error.fields, language) }),
    ...(error.changedLines && { changedLines: error.changedLines }),
    ...(error.quota && { quota: error.quota }),
    ...(error.secondFactor && { secondFactor: error.secondFactor }),
    ...(error.chain && { chain: error.chain }),
    ...(error.code === 'INTERNAL' && { requestId: request.id }),
  }
  return JSON.stringify(body)
}

const translateFields = (fields: Record<string, Text | string>, language: Language) =>
  Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, translate(each, language)]))

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const state = sqlState(error)
  if (state && isBadInputState(state)) return new AppError('VALIDATION', { cause: error })
  if (isDatabaseAway(error, state)) return new AppError('UNAVAILABLE', { retryAfterSeconds: 2, cause: error })
  const statusCode = (error as { statusCode?: number }).statusCode
  const byCode = fastifyCodes[(error as { code?: string }).code ?? '']
  if (byCode) return new AppError(byCode)
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('VALIDATION')
  return new AppError('INTERNAL', { cause: error })
}

function isDatabaseAway(error: unknown, state: string | undefined): boolean {
  if (state && databaseAway.has(state)) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (poolTexts.test(at.message)) return true
  return false
}
