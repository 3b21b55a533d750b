import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useRead } from '../../lib/api/query.ts'
import { EmptyFrame } from '../../ui/drawings/empty-frame.tsx'
import { Card } from '../../ui/section.tsx'
import { EmptyState, FailedState, LoadingState } from '../../ui/states.tsx'

/** The edited item: absent while loading, after a failure, and if there is no such item. */
export type ThingLoad<Thing> = {
  thing: Thing | undefined
  isAbsent: boolean
  error: { requestId?: string | undefined } | null
  refetch: () => unknown
}

/** Always loads the current row: saving a form that started from a cached one would fail as out of date. */
export function useThing<E extends Endpoint, Thing>(
  endpoint: E,
  input: CallOf<E>,
  find: (answer: AnswerOf<E>) => Thing | undefined,
  options: { enabled?: boolean; refetchInterval?: (answer: AnswerOf<E> | undefined) => number | false } = {},
): ThingLoad<Thing> {
  const { enabled = true } = options
  const read = useRead(endpoint, input, { ...options, staleTime: 0 } as never)
  const { data, error, refetch, isFetchedAfterMount } = read
  const thing = data && isFetchedAfterMount ? find(data) : undefined
  const isRefused = error ? [400, 403, 404].includes(error.status) : false
  const isAbsent = !enabled || isRefused || (!!data && isFetchedAfterMount && !thing)
  return { thing, isAbsent, error, refetch }
}

type NotFoundProps = { title: string; text: string; back: string; listPath: string }

/** The item in the URL does not exist, or no longer does. */
export function NotFound({ title, text, back, listPath }: NotFoundProps) {
  const action = (
    <Button variant="outlined" href={listPath}>
      {back}
    </Button>
  )
  return (
    <Card padded={false}>
      <EmptyState {...{ title, text, action }} drawing={<EmptyFrame />} />
    </Card>
  )
}

type UnreadProps = { load: ThingLoad<unknown>; notFound: NotFoundProps }

/** Shown instead of a form while there is nothing to edit. */
export function Unread({ load, notFound }: UnreadProps) {
  if (load.isAbsent) return <NotFound {...notFound} />
  return (
    <Card>
      {load.error ? (
        <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
      ) : (
        <LoadingState shape="form" lines={5} />
      )}
    </Card>
  )
}

/**
 * The item as it was when opened: a refetch must not overwrite what somebody is typing.
 * `reopen` starts again from the stored values.
 */
export function useOpened<Thing>({ thing, refetch }: ThingLoad<Thing>) {
  const [opened, setOpened] = useState(thing)
  const [round, setRound] = useState(0)
  if (opened === undefined && thing !== undefined) setOpened(thing)
  const reopen = async () => {
    await refetch()
    setOpened(undefined)
    setRound((last) => last + 1)
  }
  return { opened: opened ?? thing, round, reopen: () => void reopen() }
}
