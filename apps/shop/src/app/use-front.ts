import { reads } from '../api/reads.ts'
import { useRead } from '../api/use-read.ts'
import { useApp } from './app-context.ts'

/** The store and what it shows now. The shell shows no page without it. */
export function useFront() {
  const { storeCode } = useApp()
  const { data } = useRead(reads.front(storeCode))
  if (!data) throw new Error('the shell waits for the front')
  return data
}
