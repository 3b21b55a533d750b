import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '@lumiroute/server/db/db.ts'
import { devices } from '@lumiroute/server/db/schema/index.ts'
import type { Deps } from '@lumiroute/server/deps.ts'
import { hashDeviceToken } from '@lumiroute/server/http/authentication/device-identity.ts'
import type { DemoDay } from '../data/demo-days.ts'
import { canDemoSign } from './demo-signer.ts'
import type { RecordPlan } from '../load/record-plans.ts'

/** Devices with this version belong to nobody: the simulator may take them over. */
export const demoAppVersion = '1.0.0-demo'

export type DemoImage = { at: Date; fileName: string; sha256: string }
type Shown = { plan: RecordPlan; day: DemoDay; image: DemoImage | undefined }

/** Device status of a vehicle that drives today, as of its last report; nobody knows its token. */
export async function showDevice(tx: Tx, deps: Deps, { plan, day, image }: Shown): Promise<void> {
  if (day.until < deps.now().getTime() - 3_600_000) return
  const lastSeenAt = new Date(day.until)
  for (const id of [plan.playerId, plan.sensorId]) {
    if (id === null) continue
    const token = randomBytes(32).toString('base64url')
    const paired = { tokenHash: hashDeviceToken(token), pairedAt: new Date(day.from), lastSeenAt }
    const state = {
      appVersion: demoAppVersion,
      clockSkewMs: 40 + id,
      diskFree: 21_400_000_000 + id * 7_000_000,
    }
    await tx
      .update(devices)
      .set({ ...paired, ...state, ...(id === plan.playerId && toScreen(plan, image, id)) })
      .where(eq(devices.id, id))
  }
}

const toScreen = (
  { adId, adName, materialName: name }: RecordPlan,
  image: DemoImage | undefined,
  deviceId: number,
) => ({
  canSign: canDemoSign(deviceId),
  onScreen: { adId, adName, name },
  ...(image && { imageName: image.fileName, imageAt: image.at }),
})
