import * as contract from '@lumiroute/contract/account'
import { read, type Route, steps, write } from '../../../http/pipeline/route.ts'
import { createFirstAdmin } from './create-first-admin.ts'
import { createStoreAdmin } from './create-store-admin.ts'
import { deleteStoreAdmin, deleteStoreAdmins } from './delete-store-admin.ts'
import { getFirstAdmin } from './get-first-admin.ts'
import { findStoreAdmins, listStoreAdmins } from './list-store-admins.ts'
import { updateFirstAdmin } from './update-first-admin.ts'
import { updateStoreAdmin } from './update-store-admin.ts'

export const accountRoutes: Route[] = [
  read(contract.listStoreAdmins, listStoreAdmins),
  read(contract.findStoreAdmins, findStoreAdmins),
  steps(contract.createStoreAdmin, createStoreAdmin),
  steps(contract.updateStoreAdmin, updateStoreAdmin),
  write(contract.deleteStoreAdmin, deleteStoreAdmin),
  write(contract.deleteStoreAdmins, deleteStoreAdmins),
  write(contract.createFirstAdmin, createFirstAdmin),
  steps(contract.updateFirstAdmin, updateFirstAdmin),
  read(contract.getFirstAdmin, getFirstAdmin),
]
