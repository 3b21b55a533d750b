import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import type { ChainRefusal } from '@lumiroute/contract/playbox'

/** Status 0: no answer, or not an answer of our server. */
export type ApiAnswer<T> = {
  status: number
  answer?: T
  etag?: string | null
  fields?: Record<string, string>
  /** Why a signed batch was refused. */
  chain?: ChainRefusal
}

export type CallOptions = { token?: string | null; etag?: string | null; file?: Blob }

export type ApiPort = {
  call: <E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    options?: CallOptions,
  ) => Promise<ApiAnswer<AnswerOf<E>>>
}
