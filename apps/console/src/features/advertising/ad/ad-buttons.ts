import type { AdAction } from '@lumiroute/contract/ad'
import type { Readonly } from './ad.paths.ts'

/** What the server allows this person to do with the ad now; the console repeats none of these rules. */
export type Allowed = { actions: readonly string[] }

export const may = ({ actions }: Allowed, action: AdAction) => actions.includes(action)

export type EditWay = {
  action: 'edit' | 'editContent' | 'change'
  readonly: Readonly
  label: 'edit' | 'change'
}

const ways: readonly EditWay[] = [
  { action: 'edit', readonly: 0, label: 'edit' },
  { action: 'editContent', readonly: 2, label: 'edit' },
  { action: 'change', readonly: 2, label: 'change' },
]

/** How the ad can be edited, if at all. */
export const getEditMode = (ad: Allowed) => ways.find(({ action }) => may(ad, action))

export type FormMode = 'all' | 'content' | 'view'

/** The URL requests a mode; the server's actions limit it. */
export function getFormMode(ad: Allowed, asked: Readonly): FormMode {
  const way = getEditMode(ad)
  if (asked === 1 || !way) return 'view'
  return way.action === 'edit' && asked === 0 ? 'all' : 'content'
}

export const canSend = (ad: Allowed) => may(ad, 'submit') || may(ad, 'pay')
