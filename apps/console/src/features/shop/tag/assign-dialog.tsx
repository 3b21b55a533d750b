import { updateTag } from '@lumiroute/contract/tag'
import type { CallOf, Endpoint } from '@lumiroute/contract'
import type { Segment } from '@lumiroute/contract/member'
import Box from '@mui/material/Box'
import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { useAct } from '../../../lib/api/query.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { FilterTabs } from '../../../ui/table/toolbar/filter-tabs.tsx'
import { tagReads, useTags } from './list-tags.ts'
import { TagPicker } from './tag-picker.tsx'

export type AssignDialogProps = {
  storeCode: string
  op: 'add' | 'remove' | 'set'
  title: string
  mbrCodes: readonly string[]
  /** The tags that are on at first. */
  given?: readonly string[]
  /** Everyone matching the list's filters, to offer more than the selected rows. */
  found?: { segment: Segment; total: number }
  /** Further reads to invalidate. */
  stale?: readonly Endpoint[]
  onClose: () => void
}

type WhoProps = { chosen: number; total: number; value: string; onChange: (value: string) => void }

function Who({ chosen, total, ...rest }: WhoProps) {
  const { t } = useTranslation()
  const options = [
    { value: 'chosen', label: t('tag.assign.chosen', { total: formatCount(chosen) }) },
    { value: 'all', label: t('tag.assign.all', { total: formatCount(total) }) },
  ]
  return <FilterTabs label={t('tag.assign.who')} options={options} {...rest} />
}

function useAssign({ storeCode, op, mbrCodes, found, stale = [], onClose }: AssignDialogProps) {
  const [failure, setFailure] = useState<string>()
  const { mutateAsync, isPending } = useAct(updateTag, {
    invalidate: [...tagReads, ...stale],
    quiet: 'errors',
  })
  const send = async (tagCodes: string[], isAll: boolean) => {
    const who = isAll && found ? { segment: found.segment } : { mbrCodes: [...mbrCodes] }
    try {
      await mutateAsync({ store: storeCode, op, tagCodes, ...who } as CallOf<typeof updateTag>)
      onClose()
    } catch (error) {
      setFailure(readError(error).message)
    }
  }
  return { failure, setFailure, send, isPending }
}

const note = { fontSize: 13, lineHeight: '20px', color: 'text.secondary' } as const
const Note = ({ children }: { children: ReactNode }) => <Box sx={note}>{children}</Box>

/** Adds manual tags to, or removes them from, one or many members. */
export function AssignDialog(props: AssignDialogProps) {
  const { storeCode, op, title, mbrCodes, given = [], found, onClose } = props
  const { t } = useTranslation()
  const tags = useTags(storeCode).tags.filter(({ tagType }) => tagType === 'manual')
  const [chosen, setChosen] = useState<string[]>([...given])
  const [who, setWho] = useState('chosen')
  const { failure, setFailure, send, isPending } = useAssign(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (op !== 'set' && chosen.length === 0) return setFailure(t('tag.assign.choose'))
    void send(chosen, who === 'all')
  }
  const canMeanAll = found !== undefined && found.total > mbrCodes.length
  return (
    <FormDialog
      open
      title={title}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={t('tag.assign.save')}
      busy={isPending}
      {...(failure && { failure })}
    >
      {canMeanAll && <Who chosen={mbrCodes.length} total={found.total} value={who} onChange={setWho} />}
      <TagPicker label={t('tag.assign.tags')} tags={tags} chosen={chosen} onChange={setChosen} />
      <Note>{t(tags.length === 0 ? 'tag.assign.none' : 'tag.assign.autoNote')}</Note>
    </FormDialog>
  )
}
