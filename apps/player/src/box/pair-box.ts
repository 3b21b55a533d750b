import { beginPairing, finishPairing } from '@lumiroute/contract/playbox'
import { waitAfter } from '../core/pace.ts'
import type { BoxKey } from '../ports/keys.port.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import { text } from '../text.ts'

type Needs = Pick<Ports, 'api' | 'clock' | 'screen' | 'random' | 'appVersion'>
type Paired = { pairing: Pairing; key: BoxKey | null }

/** Polls until the code is entered; null if it expired. */
async function awaitToken(
  { api, clock }: Needs,
  { secret, untilMonoMs, pollMs, ...given }: Waiting,
): Promise<Paired | null> {
  let { key } = given
  while (clock.monoMs() < untilMonoMs) {
    await clock.wait(pollMs)
    const { status, answer } = await api.call(finishPairing, { secret, ...(key && { key: key.key }) })
    if (status === 404) return null
    // A key that the server rejects must not keep the box from playing.
    if (status === 400 || status === 409) key = null
    if (answer?.token && answer.deviceId)
      return { pairing: { token: answer.token, deviceId: answer.deviceId }, key }
  }
  return null
}

type Waiting = { secret: string; untilMonoMs: number; pollMs: number; key: BoxKey | null }

const codeLifeMs = 600_000

/** Shows a code until an operator enters it; an expired code is replaced by a new one. */
export async function pairBox(needs: Needs, key: BoxKey | null): Promise<Paired> {
  const { api, clock, screen, random, appVersion } = needs
  screen.show({ kind: 'code', code: null, note: text.connecting })
  for (let failures = 0; ;) {
    const { answer } = await api.call(beginPairing, { appVersion })
    if (!answer) {
      failures += 1
      screen.show({ kind: 'code', code: null, note: text.noNetwork })
      await clock.wait(waitAfter(failures, random()))
      continue
    }
    failures = 0
    screen.show({ kind: 'code', code: answer.code, note: text.typeCode })
    const untilMonoMs = clock.monoMs() + codeLifeMs
    const waiting = { secret: answer.secret, untilMonoMs, pollMs: answer.pollSeconds * 1000, key }
    const paired = await awaitToken(needs, waiting)
    if (paired) return paired
  }
}
