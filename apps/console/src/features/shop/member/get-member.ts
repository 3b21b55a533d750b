import { getMember } from '@lumiroute/contract/member'
import { useRead } from '../../../lib/api/query.ts'

export function useMember(store: string, mbrCode: string) {
  const { data, error, refetch } = useRead(getMember, { store, mbrCode })
  const isAbsent = error?.status === 404 || error?.status === 403 || error?.status === 400
  return { member: data?.member, actions: data?.actions ?? [], isAbsent, error, refetch }
}
