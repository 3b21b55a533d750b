import type { ConsolePath } from '@lumiroute/contract'
import type { User } from '@lumiroute/contract/session'
import { hasPermission, type Permission } from '@lumiroute/contract/store-roles'
import type { ComponentType } from 'react'
import type { TextArea, TextKey } from '../../lib/text.ts'

/** Who may open the page: everyone, without the shell; operators; or store roles with the permission. */
export type PageAccess = 'public' | 'operator' | Permission

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

export type Visitor = Pick<User, 'roles' | 'storeRole'>

/** An operator's page does not exist for others; a page above one's role does, but is refused. */
export function judgePage(access: PageAccess | undefined, visitor: Visitor): 'open' | 'absent' | 'refused' {
  if (access === undefined || access === 'public') return 'open'
  if (access === 'operator') return visitor.roles.includes('ROLE_ADMIN') ? 'open' : 'absent'
  return hasPermission(visitor.storeRole, access) ? 'open' : 'refused'
}
