import { useSyncExternalStore } from 'react'

export const themeTypes = ['default', 'semi-dark', 'dark'] as const
export const layouts = [
  'vertical-default',
  'vertical-modern',
  'vertical-minimal',
  'horizontal-default',
  'horizontal-dark',
  'horizontal-top-menu',
] as const
export const widths = ['full-width', 'boxed', 'framed'] as const
export const sidebarColours = ['night', 'surface'] as const
export const switches = ['email', 'sms', 'logUpload', 'cloudStorage'] as const

export type ThemeType = (typeof themeTypes)[number]
export type Layout = (typeof layouts)[number]
export type Width = (typeof widths)[number]
export type SidebarColour = (typeof sidebarColours)[number]
export type SwitchName = (typeof switches)[number]

export type Appearance = {
  themeType: ThemeType
  layout: Layout
  width: Width
  sidebarColour: SidebarColour
  /** null until the person collapses or expands it: the window width decides. */
  isSidebarMini: boolean | null
  /** null until the person opens or closes the group. */
  isShopOpen: boolean | null
  switchedOn: readonly SwitchName[]
}

type Box = Pick<Storage, 'getItem' | 'setItem'>

const defaults: Appearance = {
  themeType: 'default',
  layout: 'vertical-default',
  width: 'full-width',
  sidebarColour: 'night',
  isSidebarMini: null,
  isShopOpen: null,
  switchedOn: [],
}

const findCode = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value)

const getFlag = (value: unknown) => (typeof value === 'boolean' ? value : null)

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** URL parameters override the stored values and replace them. */
export function readAppearance(box: Box, search: string): Appearance {
  const asked = new URLSearchParams(search)
  const kept = parsed(box.getItem('appearance'))
  const on = Array.isArray(kept.switchedOn) ? kept.switchedOn : []
  return {
    themeType:
      findCode(themeTypes, asked.get('theme-type')) ??
      findCode(themeTypes, kept.themeType) ??
      defaults.themeType,
    layout: findCode(layouts, asked.get('layout')) ?? findCode(layouts, kept.layout) ?? defaults.layout,
    width: findCode(widths, kept.width) ?? defaults.width,
    sidebarColour: findCode(sidebarColours, box.getItem('sidebar-colors')) ?? defaults.sidebarColour,
    isSidebarMini: getFlag(kept.isSidebarMini),
    isShopOpen: getFlag(kept.isShopOpen),
    switchedOn: switches.filter((name) => on.includes(name)),
  }
}

export function keepAppearance(box: Box, appearance: Appearance) {
  const { sidebarColour, ...rest } = appearance
  box.setItem('appearance', JSON.stringify(rest))
  box.setItem('sidebar-colors', sidebarColour)
}

let current: Appearance | null = null
const listeners = new Set<() => void>()

function appearance(): Appearance {
  if (current) return current
  current = readAppearance(localStorage, location.search)
  keepAppearance(localStorage, current)
  return current
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function changeAppearance(change: Partial<Appearance>) {
  current = { ...appearance(), ...change }
  keepAppearance(localStorage, current)
  listeners.forEach((listener) => listener())
}

export const resetAppearance = () => changeAppearance(defaults)

/** For links inside the console with ?layout= or ?theme-type=, which do not reload the page. */
export function followAddress(search: string) {
  const asked = new URLSearchParams(search)
  if (!asked.has('layout') && !asked.has('theme-type')) return
  keepAppearance(localStorage, appearance())
  changeAppearance(readAppearance(localStorage, search))
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, appearance)
