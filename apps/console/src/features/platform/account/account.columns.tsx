import type { StoreAdmin } from '@lumiroute/contract/account'
import Stack from '@mui/material/Stack'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { column, rowNumber, text } from '../../../ui/table/columns.tsx'
import { useUser } from '../session/current-user.tsx'

function AccountName({ account }: { account: StoreAdmin }) {
  const { t } = useTranslation()
  const isSelf = useUser().id === account.id
  return (
    <Stack
      direction="row"
      component="span"
      sx={{ gap: 1, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
    >
      <MonoCode>{account.adminAccount}</MonoCode>
      {isSelf && <StatusBadge tone="info" label={t('account.self')} />}
      {account.isFirst && <StatusBadge tone="neutral" label={t('account.first')} />}
    </Stack>
  )
}

type StateProps = Pick<StoreAdmin, 'adminEnabled' | 'hasPassword'>

function AccountState({ adminEnabled, hasPassword }: StateProps) {
  const { t } = useTranslation()
  if (!adminEnabled) return <StatusBadge tone="neutral" label={t('account.disabled')} />
  if (!hasPassword) return <StatusBadge tone="warning" label={t('account.noPassword')} />
  return <StatusBadge tone="success" label={t('account.enabled')} />
}

function stateText(t: TFunction, { adminEnabled, hasPassword }: StateProps): string {
  if (!adminEnabled) return t('account.disabled')
  return hasPassword ? t('account.enabled') : t('account.noPassword')
}

export const accountColumns = [
  rowNumber(),
  column<StoreAdmin>('adminAccount', {
    value: ({ adminAccount }) => adminAccount,
    render: (account) => <AccountName account={account} />,
    sortable: true,
    hideable: false,
    cardRole: 'title',
  }),
  text('adminName', { sortable: true, width: 104, cardRole: 'subtitle' }),
  text('adminEmail', { sortable: true, width: 200 }),
  column<StoreAdmin>('storeRole', {
    value: ({ storeRole }, { t }) => t(`role.${storeRole}`),
    sortable: true,
    width: 112,
  }),
  column<StoreAdmin>('adminEnabled', {
    value: (account, { t }) => stateText(t, account),
    render: (account) => <AccountState {...account} />,
    sortable: true,
    width: 120,
    cardRole: 'badge',
  }),
  column<StoreAdmin>('storeName', { value: ({ store }) => store.storeName, width: 128 }),
  column<StoreAdmin>('lastSignInAt', {
    value: ({ lastSignInAt }, { dateTime }) => (lastSignInAt ? dateTime(lastSignInAt) : ''),
    render: ({ lastSignInAt }, { t }) =>
      lastSignInAt ? <DateTime at={lastSignInAt} show="date" /> : t('account.never'),
    width: 136,
  }),
]
