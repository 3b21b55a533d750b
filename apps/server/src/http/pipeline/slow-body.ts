import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors/app-error.ts'

const patienceMs = 20_000

/** A JSON body that trickles in would hold its connection for ever; uploads have a pace of their own to keep. */
export function refuseSlowBody(request: FastifyRequest): void {
  if (!hasBody(request) || request.headers['content-type']?.startsWith('multipart/')) return
  const timer = setTimeout(() => refuseUnfinished(request), patienceMs)
  timer.unref()
  request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
}

/** A body that came whole but that nobody reads has no end event; its answer may take minutes. */
function refuseUnfinished({ raw }: FastifyRequest): void {
  if (!raw.complete) raw.destroy(new AppError('VALIDATION'))
}

/** Most calls have none, and a timer for each of them costs more than reading their headers did. */
const hasBody = ({ raw, headers }: FastifyRequest) =>
  !raw.complete && ((headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined)
