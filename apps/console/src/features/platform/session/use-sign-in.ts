import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce, announceOnArrival } from '../../../lib/announce.ts'
import { isApiError } from '../../../lib/api/client-error.ts'
import { loadTexts } from '../../../lib/text.ts'
import type { Typed } from './open-session.ts'

// The validation texts are not in the first load either.
const loadAct = async () => (await Promise.all([import('./open-session.ts'), loadTexts()]))[0]

function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds] as const
}

/** Signs in; the schemas load on the first key press, not with the page. */
export function useSignIn() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Partial<Record<string, string>>>({})
  const [waitSeconds, setWaitSeconds] = useCountdown()

  function refuse(error: unknown) {
    if (!isApiError(error)) return announce('error', t('error.unknown'))
    if (error.status === 429) setWaitSeconds(error.retryAfterSeconds ?? 0)
    setFields(error.fields)
    announce('error', error.message)
  }

  async function send(typed: Typed, remember: boolean) {
    if (busy || waitSeconds > 0) return
    setBusy(true)
    try {
      const { checkSignIn, openSession } = await loadAct()
      const wrong = checkSignIn(typed)
      setFields(wrong)
      if (Object.keys(wrong).length > 0) return
      await openSession(typed, remember)
      announceOnArrival('success', t('session.signIn.done'))
    } catch (error) {
      refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return { send, prepare: () => void loadAct(), busy, fields, waitSeconds }
}
