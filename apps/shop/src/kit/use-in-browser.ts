import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined

/** False on the server and in the first rendering, where nothing of this browser's storage is known. */
export const useInBrowser = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
