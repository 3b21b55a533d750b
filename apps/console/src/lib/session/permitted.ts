import type { Permission } from '@lumiroute/contract/store-roles'
import { createContext, useContext } from 'react'

/** What the signed-in person's role allows. The server decides; this only leaves out what it would refuse. */
export type Permitted = {
  may: (permission: Permission) => boolean
  /** Whether the page of a URL is open; true for URLs that are not pages. */
  canOpen: (url: string) => boolean
}

const everything: Permitted = { may: () => true, canOpen: () => true }
export const PermittedContext = createContext(everything)

export const usePermitted = () => useContext(PermittedContext)
