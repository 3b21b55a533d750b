import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { AddMessageButton, messageFilters, MessageTable } from '../features/message/message-table.tsx'
import { QuotaStrip } from '../features/message/quota-strip.tsx'
import { StoreAbsent } from '../features/shop/store-absent.tsx'
import { useChosenStore } from '../features/store/chosen-store.tsx'
import { useTableUrlState } from '../lib/table-url.ts'
import { PageHeader } from '../ui/page-header.tsx'

const tableOptions = { filters: messageFilters, sizes: [20, 50, 100] }

export function MessageListPage() {
  const { t } = useTranslation()
  const { storeCode, canChoose, isAbsent, picker } = useChosenStore()
  const table = useTableUrlState(tableOptions)
  const chosen = canChoose ? storeCode : undefined
  const navigate = useNavigate()
  const onOpen = useCallback((path: string) => void navigate(path), [navigate])
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
          <MessageTable {...table} {...{ storeCode, chosen, onOpen }} />
        </>
      )}
    </>
  )
}
