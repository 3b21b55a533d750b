import type { Endpoint } from '@lumiroute/contract'
import type { Deps } from '../../deps.ts'
import type { AuditTrail } from './audit.ts'
import type { Sending, Steps, Write } from './route.ts'

/** In one transaction, with its row of the audit trail. */
export async function runWrite(
  deps: Deps,
  act: (call: Write<Endpoint>) => Promise<Record<string, unknown>>,
  call: Steps<Endpoint>,
  trail: AuditTrail,
) {
  let after: (() => void)[] = []
  const answer = await deps.db.write(async (tx) => {
    // A retried transaction must not repeat side effects.
    after = []
    trail.restart()
    const afterCommit = (work: () => void) => void after.push(work)
    const result = await act({ ...call, tx, afterCommit } as Write<Endpoint>)
    await trail.complete(tx)
    return result
  })
  for (const work of after) work()
  return answer
}

/** Nothing is sent that the trail could not record. */
export async function runSend(
  deps: Deps,
  act: (call: Steps<Endpoint>) => Promise<Sending>,
  call: Steps<Endpoint>,
  trail: AuditTrail,
): Promise<Sending> {
  const sending = await act(call)
  await trail.complete(deps.db).catch((error: unknown) => {
    if (sending.body && 'destroy' in sending.body) sending.body.destroy()
    throw error
  })
  return sending
}
