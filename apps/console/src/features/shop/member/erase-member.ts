import { eraseMember, getMember, getTimeline, listMembers } from '@lumiroute/contract/member'
import type { Member } from '@lumiroute/contract/member'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../lib/api/query.ts'
import { useConfirm } from '../../../ui/dialog/use-confirm.tsx'

/** Confirmation that lists what is deleted and what stays; it cannot be undone. */
export function useEraseMember(store: string) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const { mutate } = useAct(eraseMember, {
    invalidate: [getMember, getTimeline, listMembers],
    success: () => t('member.erase.done'),
  })
  return async ({ mbrCode, version }: Member, name: string) => {
    const question = {
      title: t('member.erase.title', { name }),
      text: t('member.erase.text'),
      confirmLabel: t('member.erase.confirm'),
      destructive: true,
    }
    if (await confirm(question)) mutate({ store, mbrCode, version })
  }
}
