import {
  activityDays,
  activityLog,
  auditEvents,
  passkeys,
  passwordLinks,
  stores,
} from '../../db/schema/index.ts'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { addThirdParty } from '@lumiroute/contract/third-party'
import { makeAccount, makeStore, signInAs } from '../../testing/factories.ts'
import { dateIn } from '../../testing/ad-factories.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { type Filling, type Mark, markOf, people } from './marks.ts'
import { approveMarked, fillAdvertising } from './fill-advertising.ts'
import { fillShop } from './fill-shop.ts'
import { uploadPicture } from './upload-picture.ts'
import { type Names, readNames } from './names.ts'
import { getLastTransaction, markTexts } from './mark-texts.ts'

export type Filled = Awaited<ReturnType<typeof fillStore>>

/** A store with rows in every table that belongs to stores, and its mark in every text of them. */
export async function fillStore(t: TestApp, mark: Mark) {
  const { deps } = t
  const before = await getLastTransaction(deps)
  const word = (name: string) => `${markOf(mark)}-${name}`
  const store = await makeStore(deps, { storeCode: word('STORE'), gameId: 4 })
  const filling = { deps, storeId: store.id, word, person: people[mark] }
  await makeAccount(deps, { storeId: store.id, isFirst: true })
  const account = await makeAccount(deps, { storeId: store.id })
  await fillPlatform(filling, account.id)
  const advertising = await fillAdvertising(filling)
  const shop = await fillShop(filling, { adId: advertising.game.id, recordId: advertising.played.id })
  await markTexts(deps, mark, before)
  await approveMarked(deps, advertising)

  const own = await signInAs(deps, account)
  const secrets = { lineChannelSecret: word('SECRET-1234'), lineAccessToken: word('SECRET-5678') }
  const ids = { lineLiffId: word('liff'), lineLoginChannelId: word('login') }
  await t.call(addThirdParty, { store: store.storeCode, ...secrets, ...ids }, own.token)
  const callers = {
    person: `Bearer ${own.token}`,
    member: `Member ${await deps.memberIdentity.sign(shop.member)}`,
    device: advertising.drive.by.authorization,
  }
  const uuidName = await uploadPicture(t, store.storeCode, own.token)
  await deps.db.update(stores).set({ storeImage: uuidName }).where(eq(stores.id, store.id))
  const names: Names = { ...(await readNames(deps, store.id)), uuidName, fileName: uuidName }
  return { mark, callers, person: people[mark], names }
}

async function fillPlatform({ deps, storeId, word }: Filling, accountId: number) {
  const day = dateIn(deps, 0)
  for (const source of ['cms', 'frontend']) {
    await deps.db.insert(activityLog).values({
      storeId,
      accountId,
      source,
      category: 'order',
      method: 'GET',
      path: '/path',
      statusCode: 200,
      at: deps.now(),
      day,
    })
    await deps.db.insert(activityDays).values({ storeId, source, day, category: 'order', count: 1 })
  }
  await deps.db.insert(auditEvents).values({
    at: deps.now(),
    storeId,
    accountId,
    address: '192.0.2.1',
    action: 'ad.approved',
    objectKind: 'ad',
    change: { name: { from: word('before'), to: word('after') } },
  })
  await deps.db.insert(passkeys).values({
    accountId,
    credentialId: randomUUID(),
    userHandle: 'handle',
    rpId: 'example.tw',
    publicKey: 'key',
    counter: 0,
    name: '手機',
  })
  await deps.db
    .insert(passwordLinks)
    .values({ tokenHash: word(`hash-${randomUUID()}`), accountId, expiresAt: deps.now() })
}
