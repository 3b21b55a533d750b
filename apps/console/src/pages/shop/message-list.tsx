import { useTranslation } from 'react-i18next'
import { AddMessageButton, messageFilters, MessageTable } from '../../features/shop/message/message-table.tsx'
import { QuotaStrip } from '../../features/shop/message/quota-strip.tsx'
import { useListPage } from '../../features/shop/shop/list-page.ts'
import { StoreAbsent } from '../../features/shop/shop/store-absent.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const tableOptions = { filters: messageFilters, sizes: [20, 50, 100] }

export function MessageListPage() {
  const { t } = useTranslation()
  const { isAbsent, picker, chosen, storeCode, table } = useListPage(tableOptions)
  const actions = (
    <>
      {picker}
      {!isAbsent && <AddMessageButton chosen={chosen} />}
    </>
  )
  return (
    <>
      <PageHeader title={t('message.list.title')} purpose={t('message.list.purpose')} actions={actions} />
      {isAbsent ? (
        <StoreAbsent />
      ) : (
        <>
          <QuotaStrip {...{ storeCode, chosen }} />
          <MessageTable {...table} />
        </>
      )}
    </>
  )
}
