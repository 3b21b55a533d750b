import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FirstAdminEditor, NoStoreChosen } from '../features/account/first-admin-editor.tsx'
import { FirstAdminForm } from '../features/account/first-admin-form.tsx'
import { useGoBack } from '../lib/go-back.ts'
import { readId } from '../lib/read-id.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { Card } from '../ui/section.tsx'

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
  const store = params.get('n') ?? ''
  const rest = { onSaved, onCancel }
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={
          isEdit
            ? t('account.firstAdmin.editTitle', { store })
            : t('account.firstAdmin.createTitle', { store })
        }
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
