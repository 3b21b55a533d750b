import { getStore } from '@lumiroute/contract/store'
import { StoreQuotaEditor } from '../../features/platform/store-quota/store-quota-editor.tsx'
import { StoreForm } from '../../features/platform/store/store-form.tsx'
import { storePaths } from '../../features/platform/store/store.paths.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

/** /store/create and /store/edit. */
export const StoreFormPage = defineEditPage({
  noun: 'store',
  list: () => storePaths.list,
  param: 'i',
  cardWidth: 640,
  endpoint: getStore,
  input: (id) => ({ id: Number(id) }),
  thing: ({ store }) => store,
  names: ({ storeName }) => ({ name: storeName }),
  form: (store, control) => <StoreForm store={store} {...control} />,
  below: (id) => <StoreQuotaEditor id={Number(id)} />,
})
