import { useIsFetching, useIsMutating } from '@tanstack/react-query'

export function useRequestsRunning(): boolean {
  const reads = useIsFetching()
  const writes = useIsMutating()
  return reads + writes > 0
}
