import { importMembers, listMembers, maxMemberSheetBytes } from '@lumiroute/contract/member'
import { listTags } from '@lumiroute/contract/tag'
import type { AnswerOf } from '@lumiroute/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../../lib/format/format.ts'
import { readError } from '../../../lib/form/place-errors.ts'
import { useAct } from '../../../lib/api/query.ts'
import { readSheetFile } from '../product/read-sheet-file.ts'

export type TriedSheet = { name: string; csv: string; tried: AnswerOf<typeof importMembers> }

/** Choosing a file starts a dry run; only a file without errors can be imported. */
export function useMemberSheet(store: string, onDone: () => void) {
  const { t } = useTranslation()
  const [sheet, setSheet] = useState<TriedSheet>()
  const [failure, setFailure] = useState<string>()
  const trial = useAct(importMembers, { quiet: true })
  const apply = useAct(importMembers, { invalidate: [listMembers, listTags], quiet: 'errors' })
  const told = (error: unknown) => setFailure(readError(error).message)

  const take = async (file: File | undefined) => {
    setSheet(undefined)
    setFailure(undefined)
    if (!file) return
    if (file.size > maxMemberSheetBytes)
      return setFailure(t('member.sheet.tooLarge', { size: formatBytes(maxMemberSheetBytes) }))
    const csv = await readSheetFile(file)
    const tried = await trial.mutateAsync({ store, csv, dryRun: true })
    setSheet({ name: file.name, csv, tried })
  }
  const submit = async () => {
    if (!sheet || sheet.tried.faults.length > 0) return setFailure(t('member.sheet.choose'))
    await apply.mutateAsync({ store, csv: sheet.csv })
    onDone()
  }
  return {
    sheet,
    failure,
    isBusy: trial.isPending || apply.isPending,
    take: (file: File | undefined) => void take(file).catch(told),
    submit: () => void submit().catch(told),
  }
}
