import { getMember, getTimeline } from '@lumiroute/contract/member'
import type { Member } from '@lumiroute/contract/member'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../ui/section.tsx'
import { TagChips } from '../tag/tag-chip.tsx'
import { useTags } from '../tag/list-tags.ts'

// Loaded lazily, so that table and page do not wait for the dialog.
const AssignDialog = lazy(async () => ({
  default: (await import('../tag/assign-dialog.tsx')).AssignDialog,
}))

export type MemberTagsProps = { storeCode: string; member: Member; name: string; canEdit: boolean }

const stale = [getMember, getTimeline] as const

export function MemberTags({ storeCode, member, name, canEdit }: MemberTagsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const manual = new Set(
    useTags(storeCode).tags.flatMap(({ tagCode, tagType }) => (tagType === 'manual' ? [tagCode] : [])),
  )
  const edit = canEdit && (
    <Button size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
      {t('member.detail.editTags')}
    </Button>
  )
  return (
    <Section title={t('member.detail.tags')} actions={edit}>
      {member.tags.length > 0 ? (
        <TagChips tags={member.tags} />
      ) : (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('member.detail.noTags')}</Box>
      )}
      <Suspense>
        {isOpen && (
          <AssignDialog
            storeCode={storeCode}
            op="set"
            title={t('tag.assign.setTitle', { name })}
            mbrCodes={[member.mbrCode]}
            given={member.tags.map(({ tagCode }) => tagCode).filter((code) => manual.has(code))}
            stale={stale}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </Section>
  )
}
