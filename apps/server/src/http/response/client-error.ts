import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorBody, type ErrorCode, errors } from '@lumiroute/contract'

const known: Record<string, { status: number; code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: errors.TOO_LARGE['zh-TW'] },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'VALIDATION', message: '傳送逾時，請再試一次' },
}
const otherwise = { status: 400, code: 'VALIDATION', message: errors.VALIDATION['zh-TW'] } as const

/** What is not even HTTP never becomes a request, but is told so in the same form. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, message } = known[error.code ?? ''] ?? otherwise
  const body = JSON.stringify({ status, code, message, error: message } satisfies ErrorBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
