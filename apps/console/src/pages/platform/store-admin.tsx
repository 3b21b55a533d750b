import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FirstAdminEditor, NoStoreChosen } from '../../features/platform/account/first-admin-editor.tsx'
import { FirstAdminForm } from '../../features/platform/account/first-admin-form.tsx'
import { useStoreNameById } from '../../features/platform/store/store-name.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { readId } from '../../lib/format/read-id.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'

const storeList = '/store/list'

/** /store/admin/create: i is the store, sai its first administrator, who is edited where given. */
export function StoreAdminPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(storeList)
  const onSaved = () => void navigate(storeList)
  const storeId = readId(params.get('i'))
  const isEdit = readId(params.get('sai')) !== undefined
  const store = useStoreNameById(storeId)
  const rest = { onSaved, onCancel }
  const title = (name: string) =>
    t(isEdit ? 'account.firstAdmin.editTitle' : 'account.firstAdmin.createTitle', { store: name })
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={store === undefined ? t('account.firstAdmin.page') : title(store)}
        purpose={isEdit ? t('account.firstAdmin.editPurpose') : t('account.firstAdmin.createPurpose')}
      />
      <Card>
        {!storeId && <NoStoreChosen />}
        {storeId && isEdit && <FirstAdminEditor key={storeId} storeId={storeId} {...rest} />}
        {storeId && !isEdit && <FirstAdminForm key={storeId} storeId={storeId} {...rest} />}
      </Card>
    </Box>
  )
}
