import type { Store } from '@lumiroute/contract/store'

type Named = Pick<Store, 'id' | 'storeName'>
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** URLs of a store's pages, with the specification's query names. */
export const storePaths = {
  list: '/store/list',
  create: '/store/create',
  edit: ({ id, storeName }: Named) => `/store/create?${query({ i: String(id), n: storeName })}`,
  firstAdmin: ({ id, storeName, storeFirstAdminId }: Named & Pick<Store, 'storeFirstAdminId'>) => {
    const names = { i: String(id), n: storeName }
    if (storeFirstAdminId === null) return `/store/admin/create?${query(names)}`
    return `/store/admin/create?${query({ ...names, sai: String(storeFirstAdminId) })}`
  },
  info: (storeCode: string) => `/store/info?${query({ store: storeCode })}`,
  accounts: (storeCode: string) => `/store/account/list?${query({ store: storeCode })}`,
}
