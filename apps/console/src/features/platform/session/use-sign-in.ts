import type { SecondFactorChallenge } from '@lumiroute/contract/second-factor'
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

const loadSecondStep = async () =>
  (
    await Promise.all([import('../second-factor/second-step-form.tsx'), loadTexts('security'), loadTexts()])
  )[0].SecondStepForm
type SecondStep = { Form: Awaited<ReturnType<typeof loadSecondStep>>; asked: SecondFactorChallenge }

/** Signs in; the schemas load on the first key press, not with the page. */
export function useSignIn() {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const [fields, setFields] = useState<Partial<Record<string, string>>>({})
  const [waitSeconds, setWaitSeconds] = useCountdown()
  const [secondStep, setSecondStep] = useState<SecondStep>()

  async function refuse(error: unknown) {
    if (!isApiError(error)) return announce('error', t('error.unknown'))
    if (error.secondFactor) return setSecondStep({ Form: await loadSecondStep(), asked: error.secondFactor })
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
      await refuse(error)
    } finally {
      setBusy(false)
    }
  }

  /** Without a password; the browser shows the passkeys that it has for this site. */
  async function signInByPasskey(regInfo: string | null, remember: boolean) {
    if (busy) return
    setBusy(true)
    try {
      const { openSessionWithPasskey } = await import('../second-factor/sign-in-with-passkey.ts')
      await openSessionWithPasskey(regInfo, remember)
      announceOnArrival('success', t('session.signIn.done'))
    } catch (error) {
      announce('error', error instanceof Error ? error.message : t('error.unknown'))
    } finally {
      setBusy(false)
    }
  }

  const back = () => setSecondStep(undefined)
  return { send, signInByPasskey, prepare: () => void loadAct(), busy, fields, waitSeconds, secondStep, back }
}
