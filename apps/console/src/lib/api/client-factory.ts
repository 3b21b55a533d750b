import { isBinary } from '@lumiroute/contract'
import type { AnswerOf, CallOf, Endpoint, Envelope } from '@lumiroute/contract'
import { toError, offline } from './client-error.ts'
import { buildAddress, buildBody } from './client-request.ts'
import { createRenewal } from '../session/session-renewal.ts'
import type { Lock } from '../session/session-renewal.ts'
import type { SessionStorage } from '../session/session-storage.ts'
import { signInProofHeader, type Tokens } from '@lumiroute/contract/session'

export type CallOptions = { signal?: AbortSignal | undefined }
export type Answer<E extends Endpoint> = AnswerOf<E> & Envelope

export type ClientDeps = {
  baseUrl: string
  session: SessionStorage
  lock: Lock
  language: () => string
  texts: () => { offline: string; unknown: string }
  /** Sent with calls that need a recent sign-in. */
  signInProof?: () => string | undefined
  /** Asks who is there; true if the person confirmed it. */
  reauthenticate?: () => Promise<boolean>
  onRenewed?: (spentToken: string, tokens: Tokens) => void
  onEnded: () => void
}

const isPublic = (endpoint: Endpoint) => endpoint.access.who === 'public'

export function createClient(deps: ClientDeps) {
  const { baseUrl, session, lock, language, texts, onEnded, onRenewed = () => {} } = deps
  const { reauthenticate = () => Promise.resolve(false), signInProof = () => undefined } = deps

  async function reach(address: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(baseUrl + address, request)
    } catch (error) {
      if (request.signal?.aborted) throw error
      throw offline(texts())
    }
  }

  const buildHeaders = (token: string | null, hasBody: boolean): Record<string, string> => ({
    accept: 'application/json',
    'accept-language': language(),
    ...(hasBody && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  })

  function buildProof({ recentSignIn }: Endpoint): Record<string, string> {
    const proof = recentSignIn && signInProof()
    return proof ? { [signInProofHeader]: proof } : {}
  }

  const renew = createRenewal({
    session,
    lock,
    post: (path, body) =>
      reach(path, { method: 'POST', headers: buildHeaders(null, true), body: JSON.stringify(body) }),
    failure: (response) => toError(response, texts()),
    onRenewed,
    onEnded,
  })

  function send(endpoint: Endpoint, input: object, token: string | null, { signal }: CallOptions) {
    const values = input as Record<string, unknown>
    const body = buildBody(endpoint, values)
    return reach(buildAddress(endpoint, values), {
      method: endpoint.method,
      headers: { ...buildHeaders(token, body !== undefined), ...buildProof(endpoint) },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
  }

  async function readAnswer(endpoint: Endpoint, input: object, options: CallOptions): Promise<Response> {
    const token = isPublic(endpoint) ? null : session.token()
    const first = await send(endpoint, input, token, options)
    if (first.status !== 401 || !token) return first
    const renewed = await renew(token)
    return renewed ? send(endpoint, input, renewed, options) : first
  }

  async function respond(endpoint: Endpoint, input: object, options: CallOptions): Promise<Response> {
    const first = await readAnswer(endpoint, input, options)
    if (first.ok) return first
    const error = await toError(first, texts())
    if (error.code !== 'REAUTHENTICATION_REQUIRED' || !(await reauthenticate())) throw error
    const repeated = await readAnswer(endpoint, input, options)
    if (!repeated.ok) throw await toError(repeated, texts())
    return repeated
  }

  /** A proxy's error page with status 200 must not count as an answer. */
  async function readJson(response: Response): Promise<unknown> {
    const copy = response.clone()
    return response.json().catch(async () => {
      throw await toError(copy, texts())
    })
  }

  return {
    /** Calls an endpoint that returns JSON. */
    async call<E extends Endpoint>(
      endpoint: E,
      input: CallOf<E>,
      options: CallOptions = {},
    ): Promise<Answer<E>> {
      if (isBinary(endpoint.answer)) throw new Error(`${endpoint.id} answers a file: use download`)
      const response = await respond(endpoint, input as object, options)
      return (await readJson(response)) as Answer<E>
    },

    /** Calls an endpoint that returns a file. */
    download<E extends Endpoint>(
      endpoint: E,
      input: CallOf<E>,
      options: CallOptions = {},
    ): Promise<Response> {
      return respond(endpoint, input as object, options)
    },

    /** Returns a fresh token, for calls that are expensive to repeat, such as a long upload. */
    renew,
  }
}
