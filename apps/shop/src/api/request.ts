import { ApiError } from './api-error.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the API; `Answer` is only a type, so that no schema is part of the page. */
export type Call<Answer> = {
  method: Method
  /** Below /api. */
  path: string
  body?: unknown
  /** Sent with the member's token. */
  isMember?: boolean
  headers?: Record<string, string>
  readonly answer?: Answer
}

const maxMs = 20_000

/** Throws ApiError for every status but 2xx, and with status 0 if no response arrived. */
export async function request(call: Call<unknown>, headers: Record<string, string> = {}): Promise<unknown> {
  const { method, path, body } = call
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      'accept-language': document.documentElement.lang === 'en' ? 'en' : 'zh-TW',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
    signal: startTimer(maxMs),
  }).catch(() => undefined)
  if (!response) throw new ApiError(0, null)
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, answer)
  return answer
}

/** AbortSignal.timeout is newer than the oldest phones. */
function startTimer(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
}
