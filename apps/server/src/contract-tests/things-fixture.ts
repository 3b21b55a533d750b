import type { Thing } from '@lumiroute/contract'
import type { Deps } from '../deps.ts'
import { makeAd } from '../testing/ad-factories.ts'
import { makeAccount, makeFile, type MadeStore } from '../testing/factories.ts'

export type ThingIds = { own: string | number; foreign: string | number; missing: string | number }
type Stores = { own: MadeStore; foreign: MadeStore }

/**
 * One of each kind in two stores, and an id that does not exist; a new kind does not compile without a row
 * here.
 */
export const thingFixtures: Record<Thing, (deps: Deps, stores: Stores) => Promise<ThingIds>> = {
  account: async (deps, { own, foreign }) => ({
    own: (await makeAccount(deps, { storeId: own.id })).id,
    foreign: (await makeAccount(deps, { storeId: foreign.id })).id,
    missing: 2_000_000_000,
  }),
  file: async (deps, { own, foreign }) => ({
    own: (await makeFile(deps, { storeId: own.id })).uuidName,
    foreign: (await makeFile(deps, { storeId: foreign.id })).uuidName,
    missing: '00000000-0000-4000-8000-000000000000.png',
  }),
  ad: async (deps, { own, foreign }) => ({
    own: (await makeAd(deps, { storeId: own.id })).id,
    foreign: (await makeAd(deps, { storeId: foreign.id })).id,
    missing: 2_000_000_000,
  }),
}
