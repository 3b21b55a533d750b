import { setTimeout as wait } from 'node:timers/promises'
import { pairDevice } from '@lumiroute/contract/device'
import { beginPairing, type DeviceKey, finishPairing } from '@lumiroute/contract/playbox'
import { httpCall } from '../../apps/server/src/testing/http-call.ts'
import type { Operator } from './find-fleet.ts'

export const appVersion = '1.0.0-simulated'

/** Pairs like a device and its operator; the server limits an operator to ten devices a minute. */
export async function pairBox(
  url: string,
  operator: Operator,
  macAddr: string,
  key: DeviceKey,
): Promise<string> {
  const begun = await patiently(async () => {
    const { status, body } = await httpCall(url, beginPairing, { appVersion })
    if (status >= 300) throw new Error(`${beginPairing.path}: ${status}`)
    return body
  })
  await patiently(() => operator(pairDevice, { macAddr, code: begun.code }))
  const { body } = await httpCall(url, finishPairing, { secret: begun.secret, key })
  if (!body.token) throw new Error(`${macAddr} was not paired`)
  return body.token
}

const pauseMs = 7000
const mostTries = 20

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !(error instanceof Error && error.message.includes(': 429'))) throw error
      await wait(pauseMs)
    }
  }
}
