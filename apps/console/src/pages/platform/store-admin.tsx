import { getFirstAdmin } from '@lumiroute/contract/account'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { FirstAdminForm } from '../../features/platform/account/first-admin-form.tsx'
import { useStoreNameById } from '../../features/platform/store/store-name.ts'
import { storePaths } from '../../features/platform/store/store.paths.ts'
import { readId } from '../../lib/format/read-id.ts'
import { useGoBack } from '../../lib/go-back.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { NotFound, Unread, useThing } from '../kit/edit-states.tsx'

type FormProps = { storeId: number; onSaved: () => void; onCancel: () => void }

function EditFirstAdmin(props: FormProps) {
  const { t } = useTranslation()
  const load = useThing(getFirstAdmin, { id: props.storeId }, ({ storeAdmin }) => storeAdmin)
  const notFound = {
    title: t('account.firstAdmin.notFound'),
    text: t('account.firstAdmin.notFoundText'),
    back: t('account.firstAdmin.backToList'),
    listPath: storePaths.list,
  }
  if (!load.thing) return <Unread load={load} notFound={notFound} />
  return (
    <Card>
      <FirstAdminForm admin={load.thing} {...props} />
    </Card>
  )
}

function NoStore() {
  const { t } = useTranslation()
  return (
    <NotFound
      title={t('account.firstAdmin.noStore')}
      text={t('account.firstAdmin.noStoreText')}
      back={t('account.firstAdmin.backToList')}
      listPath={storePaths.list}
    />
  )
}

/** /store/admin/create: `i` is the store, `sai` its first administrator, to edit one. */
export function StoreAdminPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const onCancel = useGoBack(storePaths.list)
  const onSaved = () => void navigate(storePaths.list)
  const storeId = readId(params.get('i'))
  const isEdit = readId(params.get('sai')) !== undefined
  const store = useStoreNameById(storeId)
  const title = (name: string) =>
    t(isEdit ? 'account.firstAdmin.editTitle' : 'account.firstAdmin.createTitle', { store: name })
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader
        title={store === undefined ? t('account.firstAdmin.page') : title(store)}
        purpose={isEdit ? t('account.firstAdmin.editPurpose') : t('account.firstAdmin.createPurpose')}
      />
      {!storeId && <NoStore />}
      {storeId && isEdit && <EditFirstAdmin key={storeId} {...{ storeId, onSaved, onCancel }} />}
      {storeId && !isEdit && (
        <Card>
          <FirstAdminForm key={storeId} {...{ storeId, onSaved, onCancel }} />
        </Card>
      )}
    </Box>
  )
}
