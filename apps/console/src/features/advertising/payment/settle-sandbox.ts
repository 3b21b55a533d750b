import { settleSandbox } from '@lumiroute/contract/payment'
import type { CallOf } from '@lumiroute/contract'
import type { HandOff } from '@lumiroute/contract/payment'
import { useState } from 'react'
import { call } from '../../../lib/api/client.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { isApiError } from '../../../lib/api/client-error.ts'

export type Outcome = CallOf<typeof settleSandbox>['outcome']
type Failure = { text: string; isClosed: boolean }

/** Finished or unknown here: a retry would give the same error. */
const isFinal = (error: unknown) => isApiError(error) && (error.status === 409 || error.status === 404)

/** Sends the chosen outcome, then opens the result page. */
export function useSettleSandbox({ paymentId, uuid }: HandOff) {
  const [chosen, setChosen] = useState<Outcome>()
  const [failure, setFailure] = useState<Failure>()
  const settle = async (outcome: Outcome) => {
    setChosen(outcome)
    setFailure(undefined)
    try {
      const { returnUrl } = await call(settleSandbox, { paymentId, uuid, outcome })
      window.location.assign(returnUrl)
    } catch (error) {
      setFailure({ text: readError(error).message, isClosed: isFinal(error) })
      setChosen(undefined)
    }
  }
  return { settle, chosen, failure }
}
