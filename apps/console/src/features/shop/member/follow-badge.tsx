import type { MemberRow } from '@lumiroute/contract/member'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/status-badge.tsx'

const tones: Record<MemberRow['followStatus'], Tone> = {
  following: 'success',
  blocked: 'warning',
  never: 'neutral',
}

export function FollowBadge({ status }: { status: MemberRow['followStatus'] }) {
  const { t } = useTranslation()
  return <StatusBadge tone={tones[status]} label={t(`member.follow.${status}`)} />
}
