import type { StoreAdmin } from '@lumiroute/contract/account'
import Stack from '@mui/material/Stack'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { DateTime, MonoCode } from '../../../ui/figures.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { DataColumn } from '../../../ui/table/table-column.ts'
import { useUser } from '../session/current-user.tsx'

export type AccountRow = StoreAdmin & { no: number }

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

function personColumns(t: TFunction): DataColumn<AccountRow>[] {
  return [
    { id: 'no', header: t('account.field.no'), cell: ({ no }) => no, align: 'right', width: 56 },
    {
      id: 'adminAccount',
      header: t('account.field.adminAccount'),
      cell: (account) => <AccountName account={account} />,
      exportValue: ({ adminAccount }) => adminAccount,
      sortable: true,
      hideable: false,
      cardRole: 'title',
    },
    {
      id: 'adminName',
      header: t('account.field.adminName'),
      cell: ({ adminName }) => adminName,
      sortable: true,
      width: 104,
      cardRole: 'subtitle',
    },
    {
      id: 'adminEmail',
      header: t('account.field.adminEmail'),
      cell: ({ adminEmail }) => adminEmail,
      sortable: true,
      width: 200,
    },
  ]
}

function stateColumns(t: TFunction, dateTime: (at: string) => string): DataColumn<AccountRow>[] {
  return [
    {
      id: 'adminEnabled',
      header: t('account.field.adminEnabled'),
      cell: (account) => <AccountState {...account} />,
      exportValue: (account) => stateText(t, account),
      sortable: true,
      width: 120,
      cardRole: 'badge',
    },
    {
      id: 'storeName',
      header: t('account.field.storeName'),
      cell: ({ store }) => store.storeName,
      width: 128,
    },
    {
      id: 'lastSignInAt',
      header: t('account.field.lastSignInAt'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <DateTime at={lastSignInAt} show="date" /> : t('account.never'),
      exportValue: ({ lastSignInAt }) => (lastSignInAt ? dateTime(lastSignInAt) : ''),
      width: 136,
    },
  ]
}

export function useAccountColumns(): readonly DataColumn<AccountRow>[] {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return useMemo(() => [...personColumns(t), ...stateColumns(t, dateTime)], [t, dateTime])
}
