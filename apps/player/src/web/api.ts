import { type AnswerOf, type Endpoint, type ErrorBody, isBinary, isMultipart } from '@lumiroute/contract'
import type { ApiAnswer, ApiPort, CallOptions } from '../ports/api.port.ts'

const patienceMs = 30_000

function buildRequest(endpoint: Endpoint, input: object, { token, etag, file }: CallOptions): Request {
  const headers = new Headers()
  if (token) headers.set('authorization', `Device ${token}`)
  if (etag) headers.set('if-none-match', etag)
  const isFile = isMultipart(endpoint.body)
  const query = isFile ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const signal = AbortSignal.timeout(patienceMs)
  const url = `/api${fillPath(endpoint.path, input)}${query}`
  if (endpoint.method === 'GET') return new Request(url, { headers, signal })
  if (!isFile) headers.set('content-type', 'application/json')
  const body = isFile ? buildForm(file) : JSON.stringify(input)
  return new Request(url, { method: endpoint.method, headers, body, signal })
}

const fillPath = (path: string, input: object) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String((input as Record<string, unknown>)[name])),
  )

function buildForm(file: Blob | undefined): FormData {
  const form = new FormData()
  if (file) form.set('file', file, 'screen.jpg')
  return form
}

/** A captive portal that answers 200 to everything must not pass for the server. */
async function readAnswer<E extends Endpoint>(
  { answer }: E,
  body: unknown,
): Promise<AnswerOf<E> | undefined> {
  if (isBinary(answer)) return undefined
  const read = await answer['~standard'].validate(body)
  return read.issues ? undefined : (read.value as AnswerOf<E>)
}

const readRefusal = (status: number, { fields = {}, chain }: ErrorBody) => ({
  status,
  fields,
  ...(chain && { chain }),
})

async function ask<E extends Endpoint>(
  endpoint: E,
  input: object,
  options: CallOptions,
): Promise<ApiAnswer<AnswerOf<E>>> {
  const response = await fetch(buildRequest(endpoint, input, options))
  const { status } = response
  if (status === 304) return { status }
  const body: unknown = await response.json()
  if (!response.ok) return readRefusal(status, body as ErrorBody)
  const answer = await readAnswer(endpoint, body)
  return answer ? { status, answer, etag: response.headers.get('etag') } : { status: 0 }
}

export const webApi: ApiPort = {
  call: (endpoint, input, options = {}) =>
    ask(endpoint, input as object, options).catch(() => ({ status: 0 })),
}
