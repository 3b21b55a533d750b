import type { Tx } from '../db/db.ts'
import { accounts, stores } from '../db/schema/index.ts'
import type { Deps } from '../http/deps.ts'
import { demoStores } from './demo-stores.ts'

const storePassword = 'Store@1234'

export async function loadDemo(tx: Tx, deps: Deps): Promise<void> {
  const passwordHash = await deps.passwords.hash(storePassword)
  for (const { admins, ...store } of demoStores) {
    const [made] = await tx.insert(stores).values(store).returning({ id: stores.id })
    const storeId = (made as { id: number }).id
    await tx
      .insert(accounts)
      .values(
        admins.map((admin, i) => ({ ...admin, storeId, isFirst: i === 0, role: 'ROLE_STORE', passwordHash })),
      )
  }
}
