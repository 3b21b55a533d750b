import { useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useApp } from '../app/app-context.ts'
import { useFront } from '../app/use-front.ts'
import { isInLine, signInByLiff } from './liff.ts'
import { startLogin } from './start-login.ts'

type SignIn = {
  /** False for a store without LINE settings. */
  isOffered: boolean
  isBusy: boolean
  error: string
  /** By default people return to the page that is open. */
  signIn: (returnTo?: string) => void
}

export function useSignIn(): SignIn {
  const { t, storeCode, session, isPreview } = useApp()
  const { web, liffId } = useFront().store.signIn
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState('')
  const run = async (returnTo?: string) => {
    setIsBusy(true)
    setError('')
    try {
      const isDone = liffId !== null && isInLine() && (await signInByLiff({ storeCode, session, liffId }))
      // Leaving for LINE: busy until the page is gone.
      if (!isDone) return await startLogin({ storeCode, session, ...(returnTo && { returnTo }) })
    } catch (failure) {
      setError((failure instanceof ApiError && failure.message) || t.signIn.failed)
    }
    setIsBusy(false)
  }
  return {
    isOffered: web || liffId !== null,
    isBusy,
    error,
    signIn: (returnTo) => {
      if (!isBusy && !isPreview) void run(returnTo)
    },
  }
}
