import type { ConsolePath } from '@lumiroute/contract'
import type { Role } from '@lumiroute/contract/session'
import type { ComponentType } from 'react'
import type { TextArea, TextKey } from '../../lib/text.ts'

/** Who may open the page: signed-in users of one role or any, or everyone, without the shell. */
export type PageAccess = 'public' | 'any' | 'operator' | 'store'

export type PageRow = {
  path: ConsolePath | '/gallery'
  title: TextKey
  access: PageAccess
  page: () => Promise<ComponentType>
  /** Texts that the page needs besides the common ones. */
  texts?: TextArea
  /** The parent page, for breadcrumbs and the highlighted menu entry. */
  parent?: ConsolePath
}

/** A page of the other role is treated as not found. */
export function isAllowed(access: PageAccess | undefined, roles: readonly Role[]): boolean {
  const isOperator = roles.includes('ROLE_ADMIN')
  if (access === 'operator') return isOperator
  return access === 'store' ? !isOperator : true
}
