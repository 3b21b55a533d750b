import { getMember, listMembers, memberSorts } from '@lumiroute/contract/member'
import type { MemberRow } from '@lumiroute/contract/member'
import { useRead } from '../../../lib/api/query.ts'
import { servedList } from '../../../lib/api/served-list.ts'
import type { TableState } from '../../../lib/table/table-state.ts'
import { queryOf } from './member.filters.ts'

export type MemberListRow = MemberRow & { no: number }

const list = servedList({
  endpoint: listMembers,
  listOf: ({ membersList }) => membersList,
  sorts: memberSorts,
  filtersOf: (filters) => queryOf({ filters: filters as Record<string, string>, q: '' }),
  rowOf: (member, no): MemberListRow => ({ ...member, no }),
})

export const useMemberList = (storeCode: string, state: TableState) => list.useList(state, { storeCode })

export function useMember(store: string, mbrCode: string) {
  const { data, error, refetch } = useRead(getMember, { store, mbrCode })
  const isAbsent = error?.status === 404 || error?.status === 403 || error?.status === 400
  return { member: data?.member, actions: data?.actions ?? [], isAbsent, error, refetch }
}
