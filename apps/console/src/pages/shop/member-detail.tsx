import type { Member } from '@lumiroute/contract/member'
import EditOutlined from '@mui/icons-material/EditOutlined'
import PersonRemove from '@mui/icons-material/PersonRemoveOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useEraseMember } from '../../features/shop/member/erase-member.ts'
import { FollowBadge } from '../../features/shop/member/follow-badge.tsx'
import { useMember } from '../../features/shop/member/get-member.ts'
import { MemberAvatar } from '../../features/shop/member/member-avatar.tsx'
import { MemberFigures } from '../../features/shop/member/member-figures.tsx'
import { MemberProfile } from '../../features/shop/member/member-profile.tsx'
import { MemberTags } from '../../features/shop/member/member-tags.tsx'
import { MemberTimeline } from '../../features/shop/member/member-timeline.tsx'
import { memberPaths } from '../../features/shop/member/member.paths.ts'
import { shopOrderPaths } from '../../features/shop/order/shop-order.paths.ts'
import { ThingNotFound } from '../../features/shop/shop/not-found.tsx'
import { useChosenStore } from '../../features/platform/store/chosen-store.tsx'
import { useAddressFlag } from '../../lib/table/address-flag.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card } from '../../ui/section.tsx'
import { FailedState, LoadingState } from '../../ui/states.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

const EditMemberDialog = lazy(async () => ({
  default: (await import('../../features/shop/member/edit-member-dialog.tsx')).EditMemberDialog,
}))

const desk = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '360px minmax(0, 1fr)' },
} as const

function Badges({ member }: { member: Member }) {
  const { t } = useTranslation()
  if (member.erasedAt) return <StatusBadge tone="neutral" label={t('member.state.erased')} />
  return (
    <>
      <FollowBadge status={member.followStatus} />
      {!member.mbrEnabled && <StatusBadge tone="danger" label={t('member.state.off')} />}
    </>
  )
}

type OneProps = {
  storeCode: string
  /** The store that an operator chose, for links. */
  chosen: string | undefined
  member: Member
  actions: readonly ('edit' | 'erase')[]
}

function useHeader({ storeCode, member, actions }: OneProps, name: string, onEdit: () => void) {
  const { t } = useTranslation()
  const erase = useEraseMember(storeCode)
  return (
    <>
      {actions.includes('erase') && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<PersonRemove />}
          onClick={() => void erase(member, name)}
          sx={{ bgcolor: 'background.paper' }}
        >
          {t('member.erase.open')}
        </Button>
      )}
      {actions.includes('edit') && (
        <Button variant="contained" startIcon={<EditOutlined />} onClick={onEdit}>
          {t('member.edit.open')}
        </Button>
      )}
    </>
  )
}

function OneMember(props: OneProps) {
  const { storeCode, chosen, member, actions } = props
  const orderPath = (orderNo: string) => shopOrderPaths.detail(orderNo, chosen)
  const { t } = useTranslation()
  const [isEditing, setEditing] = useAddressFlag('edit')
  const name = member.mbrDisplayName || member.mbrName || member.mbrCode
  const canEdit = actions.includes('edit')
  const buttons = useHeader(props, name, () => setEditing(true))
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <MemberAvatar member={member} size={48} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <PageHeader
            title={name}
            purpose={[member.mbrName, member.mbrCode].filter((each) => each && each !== name).join('・')}
            badge={<Badges member={member} />}
            actions={buttons}
          />
        </Box>
      </Box>
      {member.erasedAt && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('member.erase.note')}
        </Alert>
      )}
      <Box sx={desk}>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: 2, lg: 1 } }}>
          <MemberTags {...{ storeCode, member, name, canEdit }} />
          <MemberProfile member={member} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, order: { xs: 1, lg: 2 } }}>
          <MemberFigures member={member} />
          {!member.erasedAt && <MemberTimeline {...{ storeCode, orderPath }} mbrCode={member.mbrCode} />}
        </Box>
      </Box>
      <Suspense>
        {isEditing && canEdit && (
          <EditMemberDialog
            key={member.version}
            {...{ storeCode, member }}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </>
  )
}

export function MemberDetailPage() {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const { storeCode, canChoose, isAbsent } = useChosenStore()
  const load = useMember(storeCode, params.get('code') ?? '')
  const { member, actions } = load
  const chosen = canChoose ? storeCode : undefined
  if (member) return <OneMember key={member.mbrCode} {...{ storeCode, chosen, member, actions }} />
  const listPath = memberPaths.list(chosen)
  return (
    <>
      <PageHeader title={t('member.detail.page')} />
      {isAbsent || load.isAbsent ? (
        <ThingNotFound title={t('member.detail.notFound')} listPath={listPath} />
      ) : (
        <Card>
          {load.error ? (
            <FailedState reference={load.error.requestId} onRetry={() => void load.refetch()} />
          ) : (
            <LoadingState lines={8} />
          )}
        </Card>
      )}
    </>
  )
}
