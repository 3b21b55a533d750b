import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.ts'
import type { ApiError } from './api-error.ts'
import { keyOf } from './answer-cache.ts'
import type { Read } from './reads.ts'

export type Reading<Answer> = {
  data: Answer | undefined
  /** With `data`: an older answer is shown, and asking again failed. */
  error: ApiError | undefined
  reload: () => Promise<void>
}

/** The answer of a read, from the server's rendering, the cache or the network; null reads nothing. */
export function useRead<Answer>(wanted: Read<Answer> | null): Reading<Answer> {
  const { cache } = useApp()
  const read = useSame(wanted)
  const getEntry = () => (read ? cache.get(read) : undefined)
  const entry = useSyncExternalStore(cache.subscribe, getEntry, getEntry)
  useEffect(() => {
    if (read) void cache.refresh(read)
  }, [cache, read])
  const reload = useCallback(
    () => (read ? cache.refresh(read, { isForced: true }) : Promise.resolve()),
    [cache, read],
  )
  return { data: entry?.body as Answer | undefined, error: entry?.error, reload }
}

/** The same object as long as it asks for the same. */
function useSame<Answer>(wanted: Read<Answer> | null): Read<Answer> | null {
  const [same, setSame] = useState(wanted)
  if ((same && keyOf(same)) === (wanted && keyOf(wanted))) return same
  setSame(wanted)
  return wanted
}
