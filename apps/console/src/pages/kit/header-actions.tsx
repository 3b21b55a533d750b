import type { Permission } from '@lumiroute/contract/store-roles'
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { TableControl } from '../../lib/table/table-state.ts'
import type { TextKey } from '../../lib/text.ts'
import type { Permitted } from '../../lib/session/permitted.ts'
import type { DialogControl, ListContext } from './list-context.ts'

/** A button in the header of a list. Its text is `<noun>.list.<id>`; set either `to` or `dialog`. */
export type HeaderAction = {
  id: string
  icon: ReactNode
  label?: TextKey
  color?: 'inherit'
  to?: (context: ListContext) => string
  dialog?: (control: DialogControl, context: ListContext, table: TableControl) => ReactNode
  /** `?<flag>=1` opens the dialog, so that it can be linked and Back closes it. */
  flag?: string
  /** Without this permission it is not offered. */
  needs?: Permission
  /** Replaces the table while open. */
  isPanel?: boolean
}

export type Create = string | ((context: ListContext) => string) | Omit<HeaderAction, 'id'>

/** The main button of the header, also shown in an empty list. */
export function createAction(create: Create, label: TextKey): HeaderAction {
  if (typeof create === 'object') return { id: 'create', label, ...create }
  return { id: 'create', icon: <Add />, label, to: typeof create === 'string' ? () => create : create }
}

/** Leaves out what the person's role may not do or open. */
export const isOffered = ({ needs, to }: HeaderAction, { may, canOpen }: Permitted, context: ListContext) =>
  (needs === undefined || may(needs)) && (to === undefined || canOpen(to(context)))

type ButtonProps = {
  noun: string
  action: HeaderAction
  context: ListContext
  isMain?: boolean
  onOpen: (action: HeaderAction) => void
}

export function HeaderButton({ noun, action, context, isMain = false, onOpen }: ButtonProps) {
  const { t } = useTranslation()
  const { id, icon, color, to, label = `${noun}.list.${id}` as TextKey } = action
  const variant = isMain ? 'contained' : 'outlined'
  const start = to ? { href: to(context) } : { onClick: () => onOpen(action) }
  return (
    <Button variant={variant} startIcon={icon} {...(color && { color })} {...start}>
      {t(label)}
    </Button>
  )
}

/** Which dialog of the header is open. */
export function useOpenedHeader(actions: readonly HeaderAction[]) {
  const [params, setParams] = useSearchParams()
  const [openId, setOpenId] = useState<string>()
  const set = (action: HeaderAction, isOpen: boolean) => {
    const { id, flag } = action
    if (!flag) return setOpenId(isOpen ? id : undefined)
    return setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (isOpen) next.set(flag, '1')
        else next.delete(flag)
        return next
      },
      { replace: !isOpen, preventScrollReset: true },
    )
  }
  const opened = actions.find(({ id, flag }) => (flag ? params.get(flag) === '1' : id === openId))
  return {
    opened,
    open: (action: HeaderAction) => set(action, true),
    close: () => opened && set(opened, false),
  }
}
