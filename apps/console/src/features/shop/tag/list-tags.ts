import { listMembers } from '@lumiroute/contract/member'
import { listTags } from '@lumiroute/contract/tag'
import type { Tag } from '@lumiroute/contract/tag'
import { useRead } from '../../../lib/api/query.ts'

const none: readonly Tag[] = []

/** Reads to invalidate after a change of tags. */
export const tagReads = [listTags, listMembers] as const

export function useTags(store: string) {
  const { data, isPending, isError, refetch } = useRead(listTags, { store })
  return { tags: data?.tagList ?? none, isPending, isFailed: isError && !data, retry: () => void refetch() }
}
