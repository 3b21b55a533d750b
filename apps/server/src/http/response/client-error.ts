import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody, ErrorCode } from '@lumiroute/contract'
import { defaultLanguage } from '@lumiroute/contract/text'
import { type Text, text, translate } from '../../text/text.ts'

const known: Record<string, { status: number; code: ErrorCode; message: Text }> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: text('error.TOO_LARGE') },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'VALIDATION', message: text('http.requestTimeout') },
}
const otherwise = { status: 400, code: 'VALIDATION', message: text('error.VALIDATION') } as const

/** Invalid HTTP never becomes a request, but gets an error in the same format. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code, message: told } = known[error.code ?? ''] ?? otherwise
  // Without a parsed request the caller's language is unknown.
  const message = translate(told, defaultLanguage)
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
