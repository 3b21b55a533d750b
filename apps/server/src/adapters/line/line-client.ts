import type { z } from 'zod'
import { type Text, text } from '../../text/text.ts'
import type { LineAnswer, LineFailure, LineFailureReason } from './line.port.ts'

/** The fetch function of the client; the stand-in replaces it without a socket. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

export type LineCall = {
  path: string
  /** Sent as JSON, or as a form if it is one; a call without a body is a GET. */
  body?: object | URLSearchParams
  token?: string
  headers?: Record<string, string>
  waitSeconds?: number
}

const maxDetail = 500
const refusedToken = text('line.tokenRefused')

/** LINE never issues a token that a header cannot carry; fetch would throw on it. */
const canBeToken = (token: string) => /^[\x21-\x7e]+$/.test(token)

const fail = (why: LineFailureReason, problem: Text, more: Partial<LineFailure> = {}): LineFailure => ({
  ok: false,
  why,
  problem,
  httpStatus: null,
  requestId: '',
  detail: '',
  ...more,
})

export type AskLine = <S extends z.ZodType>(call: LineCall, schema: S) => Promise<LineAnswer<z.output<S>>>

/** Calls LINE, only at the configured address. */
export function createLineClient(base: string, transport: Transport): AskLine {
  return async (call, schema) => {
    if (call.token !== undefined && !canBeToken(call.token)) return fail('token', refusedToken)
    const waitSeconds = call.waitSeconds ?? 5
    try {
      const response = await transport(`${base}${call.path}`, {
        ...buildRequest(call),
        // A redirect would send the token elsewhere.
        redirect: 'error',
        signal: AbortSignal.timeout(waitSeconds * 1000),
      })
      return await readAnswer(response, schema)
    } catch (error) {
      return fail('away', describe(error, waitSeconds))
    }
  }
}

function buildRequest({ body, token, headers }: LineCall): RequestInit {
  const isForm = body instanceof URLSearchParams
  return {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  }
}

async function readAnswer<S extends z.ZodType>(
  response: Response,
  schema: S,
): Promise<LineAnswer<z.output<S>>> {
  const requestId = (response.headers.get('x-line-request-id') ?? '').slice(0, 100)
  const content = await response.text()
  const said = { httpStatus: response.status, requestId, detail: content.slice(0, maxDetail) }
  if (!response.ok) return explain(response.status, said)
  const parsed = schema.safeParse(parseJson(content))
  if (!parsed.success) return fail('away', text('line.unreadable'), said)
  return { ok: true, ...said, ...(parsed.data as object) } as LineAnswer<z.output<S>>
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function explain(
  status: number,
  said: Pick<LineFailure, 'httpStatus' | 'requestId' | 'detail'>,
): LineFailure {
  if (status === 401 || status === 403) return fail('token', refusedToken, said)
  if (status === 429 && /monthly limit/i.test(said.detail)) return fail('quota', text('line.quotaUsed'), said)
  if (status === 429) return fail('rate', text('line.slowDown'), said)
  if (status >= 500) return fail('away', text('line.badStatus', { status }), said)
  return fail('refused', text('line.refused', { status }), said)
}

function describe(error: unknown, waitSeconds: number): Text {
  if (error instanceof Error && error.name === 'TimeoutError')
    return text('line.timeout', { seconds: waitSeconds })
  return text('line.unreachable')
}
