import { listAds } from '@lumiroute/contract/ad'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ads } from '../../../db/schema/index.ts'
import { makeAd } from '../../../testing/ad-factories.ts'
import { makeStoreAdmin } from '../../../testing/factories.ts'
import { makeMuxKey } from '../../../testing/mux-key.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { fillTokenHints } from './fill-token-hints.ts'
import { sealToken } from './mux-token.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp()))
afterAll(() => t.close())

test('shows the end of the token for ads from before the hint, or only the mask if it cannot be decrypted', async () => {
  const { db, settings } = t.deps
  const { store, token: accessToken } = await makeStoreAdmin(t.deps)
  const { token } = makeMuxKey('signing-key-1')
  const { muxToken } = sealToken(settings, store.id, token)
  const readable = await makeAd(t.deps, { storeId: store.id, muxToken })
  const broken = await makeAd(t.deps, { storeId: store.id, muxToken: 'v1.other-key' })
  await fillTokenHints(db, settings)
  const show = async (adId: number) =>
    (await t.call(listAds, { storeId: store.id, adId }, accessToken)).body.adList[0]?.muxToken
  expect(await show(readable.id)).toBe(`••••${token.slice(-4)}`)
  expect(await show(broken.id)).toBe('••••')
  const [row] = await db.select().from(ads).where(eq(ads.id, readable.id))
  expect(row?.muxToken).toBe(muxToken)
})
