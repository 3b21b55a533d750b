import { settleSandbox } from '@lumiroute/contract'
import type { CallOf, HandOff } from '@lumiroute/contract'
import { useState } from 'react'
import { useAct } from '../../lib/query.ts'

export type Outcome = CallOf<typeof settleSandbox>['outcome']

/** Sends the person's choice and leaves; where the payment is over already, it says so. */
export function useSettleSandbox({ paymentId, uuid }: HandOff) {
  const [chosen, setChosen] = useState<Outcome>()
  const act = useAct(settleSandbox, {
    quiet: true,
    onSuccess: ({ returnUrl }) => window.location.assign(returnUrl),
    onError: () => setChosen(undefined),
  })
  const settle = (outcome: Outcome) => {
    setChosen(outcome)
    act.mutate({ paymentId, uuid, outcome })
  }
  const isClosed = act.error?.status === 409 || act.error?.status === 404
  return { settle, chosen, failure: act.error?.message, isClosed }
}
