import * as contract from '@lumiroute/contract/playbox'
import { type Route, steps, write } from '../../../http/pipeline/route.ts'
import { beginPairing } from './begin-pairing.ts'
import { finishGame } from '../game/finish-game.ts'
import { openGame } from '../game/open-game.ts'
import { finishPairing } from './finish-pairing.ts'
import { getProgramme } from './get-programme.ts'
import { registerKey } from './register-key.ts'
import { sendGameResults } from './send-game-results.ts'
import { sendHeartbeat } from './send-heartbeat.ts'
import { sendPlays } from './send-plays.ts'
import { sendSamples } from './send-samples.ts'
import { startRecord } from './start-record.ts'
import { stopRecord } from './stop-record.ts'
import { waitForWakeup } from './wait-for-wakeup.ts'

// Media libraries are loaded on the first screenshot.
const screenshots = () => import('./send-screenshot.ts')

export const playboxRoutes: Route[] = [
  write(contract.beginPairing, beginPairing),
  write(contract.finishPairing, finishPairing),
  write(contract.registerKey, registerKey),
  steps(contract.getProgramme, getProgramme),
  steps(contract.sendHeartbeat, sendHeartbeat),
  write(contract.startRecord, startRecord),
  write(contract.stopRecord, stopRecord),
  steps(contract.sendSamples, sendSamples),
  write(contract.sendPlays, sendPlays),
  steps(contract.sendScreenshot, async (call) => (await screenshots()).sendScreenshot(call)),
  write(contract.sendGameResults, sendGameResults),
  steps(contract.finishGame, finishGame),
  steps(contract.openGame, openGame),
  steps(contract.waitForWakeup, waitForWakeup),
]
