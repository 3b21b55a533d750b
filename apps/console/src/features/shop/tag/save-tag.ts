import { createTag, updateTag, deleteTag } from '@lumiroute/contract/tag'
import type { Tag } from '@lumiroute/contract/tag'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../lib/format/format.ts'
import { useAct } from '../../../lib/api/query.ts'
import { useRemoval } from '../../../ui/dialog/use-removal.tsx'
import { tagReads } from './list-tags.ts'
import { readRule } from './tag-draft.ts'
import type { TagDraft } from './tag-draft.ts'

export function useSaveTag(store: string, tag: Tag | undefined) {
  const { t } = useTranslation()
  const options = { invalidate: tagReads, quiet: 'errors', success: () => t('tag.form.saved') } as const
  const add = useAct(createTag, options)
  const change = useAct(updateTag, options)
  return async ({ match, terms, tagType, ...names }: TagDraft) => {
    const tagRule = tagType === 'auto' ? (readRule(match, terms) ?? null) : null
    if (!tag) return add.mutateAsync({ store, ...names, tagType, tagRule })
    return change.mutateAsync({ store, ...names, tagRule, tagCode: tag.tagCode, version: tag.version })
  }
}

export function useDeleteTag(store: string) {
  const { t } = useTranslation()
  const { remove, dialog } = useRemoval(deleteTag, tagReads)
  const removeOne = ({ tagCode, tagName, memberCount }: Tag) =>
    remove({
      title: t('tag.manage.removeTitle', { name: tagName }),
      text: t('tag.manage.removeText', { total: formatCount(memberCount) }),
      input: { store, tagCode },
      refused: t('tag.manage.refused'),
    })
  return { deleteTag: removeOne, dialog }
}
