import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/request.ts'
import { useApp } from '../app/app-context.ts'

/** One call at a time with the member's token: a second tap waits for the first. */
export function useAction() {
  const { session, isPreview } = useApp()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  async function run<Answer>(call: Call<Answer>): Promise<Answer | undefined> {
    if (isRunning.current || isPreview) return undefined
    isRunning.current = true
    setIsBusy(true)
    setError(null)
    try {
      return await session.call(call)
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, null))
      return undefined
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }
  return { run, isBusy, error }
}
