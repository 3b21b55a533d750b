import { beginPairing, finishPairing } from '@lumiroute/contract/playbox'
import { waitAfter } from '../core/pace.ts'
import type { Ports } from '../ports/ports.ts'
import type { Pairing } from '../ports/store.port.ts'
import { text } from '../text.ts'

type Needs = Pick<Ports, 'api' | 'clock' | 'screen' | 'random' | 'appVersion'>

/** Polls until the code is entered; null if it expired. */
async function awaitToken({ api, clock }: Needs, secret: string, untilMonoMs: number, pollMs: number) {
  while (clock.monoMs() < untilMonoMs) {
    await clock.wait(pollMs)
    const { status, answer } = await api.call(finishPairing, { secret })
    if (status === 404) return null
    if (answer?.token && answer.deviceId) return { token: answer.token, deviceId: answer.deviceId }
  }
  return null
}

const codeLifeMs = 600_000

/** Shows a code until an operator enters it; an expired code is replaced by a new one. */
export async function pairBox(needs: Needs): Promise<Pairing> {
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
    const pairing = await awaitToken(needs, answer.secret, untilMonoMs, answer.pollSeconds * 1000)
    if (pairing) return pairing
  }
}
