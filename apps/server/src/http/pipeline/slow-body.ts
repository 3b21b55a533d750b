import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const patienceMs = 20_000

/** A JSON body sent very slowly would hold its connection forever; uploads have their own minimum speed. */
export function refuseSlowBody(request: FastifyRequest): void {
  if (!hasBody(request) || request.headers['content-type']?.startsWith('multipart/')) return
  const timer = setTimeout(() => refuseUnfinished(request), patienceMs)
  timer.unref()
  request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/** A complete body that nobody reads has no end event, and its response may take minutes. */
function refuseUnfinished({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.destroy(new AppError('VALIDATION'))
}

/** Most requests have no body, and a timer for each would cost more than reading their headers. */
const hasBody = ({ raw, headers }: FastifyRequest) =>
  !raw.complete && ((headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined)
