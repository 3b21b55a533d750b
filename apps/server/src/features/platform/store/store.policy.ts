import { storeActions, type StoreAction } from '@lumiroute/contract/store'

/** What an operator may do. The platform's own store stays reachable under its code and has no limits. */
export const listStoreActions = ({ isPlatform }: { isPlatform: boolean }): readonly StoreAction[] =>
  isPlatform ? ['edit'] : storeActions

export const allowsAction = (store: { isPlatform: boolean }, action: StoreAction): boolean =>
  listStoreActions(store).includes(action)
