import * as contract from '@lumiroute/contract/store'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createStore } from './create-store.ts'
import { deleteStore } from './delete-store.ts'
import { getStore, getStoreInfo } from './get-store.ts'
import { listStores } from './list-stores.ts'
import { updateStore } from './update-store.ts'
import { updateStoreInfo } from './update-store-info.ts'

export const storeRoutes: Route[] = [
  read(contract.listStores, listStores),
  read(contract.getStore, getStore),
  read(contract.getStoreInfo, getStoreInfo),
  write(contract.createStore, createStore),
  write(contract.updateStore, updateStore),
  write(contract.deleteStore, deleteStore),
  write(contract.updateStoreInfo, updateStoreInfo),
]
