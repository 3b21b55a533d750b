import { useTranslation } from 'react-i18next'
import { AddCategoryButton, CategoryDesk } from '../../features/shop/category/category-desk.tsx'
import { StoreAbsent } from '../kit/store-absent.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { usePermitted } from '../../lib/session/permitted.ts'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { PageHeader } from '../../ui/page-header.tsx'

export function CategoryListPage() {
  const { t } = useTranslation()
  const { storeCode, isAbsent, picker } = useChosenStore()
  const { may } = usePermitted()
  const [isAdding, setAdding] = useAddressFlag('add')
  const actions = (
    <>
      {picker}
      {!isAbsent && may('shop.write') && <AddCategoryButton onClick={() => setAdding(true)} />}
    </>
  )
  return (
    <>
      <PageHeader title={t('category.list.title')} purpose={t('category.list.purpose')} actions={actions} />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <CategoryDesk key={storeCode} {...{ storeCode, isAdding }} onAdd={setAdding} />
      )}
    </>
  )
}
