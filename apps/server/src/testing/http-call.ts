import type { AnswerOf, CallOf, Endpoint, Envelope } from '@lumiroute/contract'
import { keepAnsweredProof, proofHeaders } from './sign-in-proofs.ts'
import { splitInput } from './split-input.ts'

type Answered<E extends Endpoint> = { status: number; body: AnswerOf<E> & Envelope }

/** Calls an endpoint of a server in another process. */
export async function httpCall<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: CallOf<E>,
  token?: string,
): Promise<Answered<E>> {
  const { url, payload } = splitInput(endpoint, input as Record<string, unknown>)
  const response = await fetch(`${base}/api${url}`, {
    method: endpoint.method,
    headers: {
      ...(payload && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...proofHeaders(token),
    },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  const body = (await response.json()) as Answered<E>['body']
  keepAnsweredProof(body, token)
  return { status: response.status, body }
}
