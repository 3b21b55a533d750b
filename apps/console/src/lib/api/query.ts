import { listTodos } from '@lumiroute/contract/notification'
import { getMe } from '@lumiroute/contract/session'
import { done as doneEn } from '@lumiroute/contract/text/en'
import { done as doneZh } from '@lumiroute/contract/text/zh-TW'
import type { AnswerOf, CallOf, Endpoint, Envelope } from '@lumiroute/contract'
import {
  MutationCache,
  QueryCache,
  QueryClient,
  keepPreviousData,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { announce } from '../announce.ts'
import { call } from './client.ts'
import { isApiError } from './client-error.ts'
import type { ApiError } from './client-error.ts'
import { knownUser } from '../session/session.ts'

export type { CallOf, Endpoint }

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error
    mutationMeta: ActMeta
  }
}

type Quiet = boolean | 'errors'
type ActMeta = { quiet?: Quiet; success?: ((answer: never, input: never) => string) | undefined }

/** The server's message wins, except its generic one. */
function successText(answer: Envelope, meta: ActMeta | undefined, input: unknown): string {
  const { message } = answer
  const isSpecific = message !== '' && message !== doneZh && message !== doneEn
  return isSpecific ? message : (meta?.success?.(answer as never, input as never) ?? message)
}

const isRepeatable = (error: Error) => isApiError(error) && (error.status === 0 || error.status >= 502)

/** A refusal may mean that the person's role has changed, and with it the menu. */
function refreshUserIfRefused(error: Error) {
  if (isApiError(error) && error.status === 403) void invalidate([getMe])
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: refreshUserIfRefused }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && isRepeatable(error),
      refetchOnWindowFocus: true,
    },
  },
  mutationCache: new MutationCache({
    onSuccess: (answer, input, _context, { meta }) => {
      if (meta?.quiet === true) return
      announce('success', successText(answer as Envelope, meta, input))
    },
    onError: (error, _input, _context, { meta }) => {
      refreshUserIfRefused(error)
      if (!meta?.quiet) announce('error', error.message)
    },
  }),
})

/** Keys begin with the store, so that one store's cached data is never shown to another. */
export const getKey = (endpoint: Endpoint, input?: object) =>
  [knownUser()?.storeCode ?? '', endpoint.id, ...(input ? [input] : [])] as const

export type ReadOptions<Answer = never> = {
  enabled?: boolean
  /** Keep the last page on screen while the next one loads. */
  keepPrevious?: boolean
  staleTime?: number
  /** A function receives the last answer; return false to stop. */
  refetchInterval?: number | ((answer: Answer | undefined) => number | false)
}
/** Only endpoints declared as polling may refetch; others would fill the activity log. */
export type PollingOnly<E> = E extends { polling: 'always' | number } ? unknown : { refetchInterval?: never }

export function readOptions<E extends Endpoint>(endpoint: E, input: CallOf<E>) {
  return {
    queryKey: getKey(endpoint, input as object),
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  } satisfies UseQueryOptions<AnswerOf<E> & Envelope>
}

export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallOf<E>,
  options?: ReadOptions<AnswerOf<E>> & PollingOnly<E>,
) {
  const { keepPrevious, refetchInterval: every, ...rest } = (options ?? {}) as ReadOptions<AnswerOf<E>>
  return useQuery<AnswerOf<E> & Envelope, ApiError>({
    ...readOptions(endpoint, input),
    ...rest,
    ...(every && {
      refetchInterval: typeof every === 'function' ? ({ state }) => every(state.data) : every,
    }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  })
}

export type ActOptions<E extends Endpoint> = {
  onSuccess?: (answer: AnswerOf<E> & Envelope, input: CallOf<E>) => void
  onError?: (error: ApiError, input: CallOf<E>) => void
  /** Reads to invalidate after the action. */
  invalidate?: readonly Endpoint[]
  /** The snackbar's text if the server only returns 操作成功. */
  success?: (answer: AnswerOf<E> & Envelope, input: CallOf<E>) => string
  /** No snackbar: the screen shows the result itself. With 'errors' only error snackbars are off. */
  quiet?: Quiet
}

export const invalidate = (endpoints: readonly Endpoint[]) =>
  Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries({ queryKey: getKey(endpoint) })))

export function useAct<E extends Endpoint>(endpoint: E, options: ActOptions<E> = {}) {
  const { quiet, success, invalidate: stale = [], onSuccess, onError } = options
  return useMutation<AnswerOf<E> & Envelope, ApiError, CallOf<E>>({
    mutationKey: getKey(endpoint),
    mutationFn: (input) => call(endpoint, input),
    meta: { quiet: quiet ?? false, success },
    onSuccess: async (answer, input) => {
      // The action may have completed one of the bell's tasks.
      await invalidate([...stale, listTodos])
      onSuccess?.(answer, input)
    },
    ...(onError && { onError: (error, input) => onError(error, input) }),
  })
}
