import { listMembers } from '@lumiroute/contract/member'
import Chip from '@mui/material/Chip'
import type { ComponentProps } from 'react'
import { useRead } from '../../../lib/api/query.ts'

export type MemberChipProps = {
  storeCode: string
  code: string
  onDelete?: ComponentProps<typeof Chip>['onDelete']
}

/** A draft stores member codes only, so load the name of each one shown. */
export function MemberChip({ storeCode, code, onDelete }: MemberChipProps) {
  const { data } = useRead(listMembers, { storeCode, q: code, page: 1, size: 5 }, { staleTime: 300_000 })
  const member = data?.membersList.find(({ mbrCode }) => mbrCode === code)
  return (
    <Chip
      size="small"
      variant="outlined"
      label={member?.mbrDisplayName || member?.mbrName || code}
      {...(onDelete && { onDelete })}
      sx={{ m: '2px' }}
    />
  )
}
