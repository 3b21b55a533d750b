/** What an account may do inside its store. Operators have the role owner in every store. */
export const storeRoles = ['owner', 'manager', 'counter', 'viewer'] as const
export type StoreRole = (typeof storeRoles)[number]

const everyone: readonly StoreRole[] = storeRoles
const readers: readonly StoreRole[] = ['owner', 'manager', 'viewer']
const atCounter: readonly StoreRole[] = ['owner', 'manager', 'counter']
const editors: readonly StoreRole[] = ['owner', 'manager']
const owners: readonly StoreRole[] = ['owner']

/**
 * The only table of who may do what inside a store. Every endpoint and every console page names one of these
 * permissions; menus, buttons and the `actions` of rows follow from it.
 */
export const permissions = {
  /** Own profile, password, language, guide. */
  self: everyone,

  'ads.read': readers,
  'ads.write': editors,
  'reports.read': readers,
  'files.read': readers,
  'files.write': editors,

  'redeem.use': atCounter,
  'pointCards.read': everyone,
  /** Without `members.read`, orders are answered without names, contacts, addresses and notes. */
  'orders.read': everyone,
  'orders.handOut': atCounter,
  'orders.write': editors,
  'orders.refund': editors,
  /** Payments of ads and shop orders. */
  'payments.read': readers,
  'shop.read': readers,
  'shop.write': editors,
  /** Shipping fees and payment on delivery. */
  'shop.settings': owners,

  /** Members and what they did, in person. */
  'members.read': editors,
  'members.write': editors,
  'members.exportWhole': owners,
  'members.erase': owners,

  'store.read': readers,
  'store.write': editors,
  /** All settings and orders with their notes as one zip. */
  'store.export': editors,
  'log.read': editors,
  'log.write': editors,
  /** Who did what from where, with what it changed about members. */
  'audit.read': owners,
  /** Keys of LINE and other outside services. */
  'secrets.manage': owners,
  'accounts.manage': owners,
} as const satisfies Record<string, readonly StoreRole[]>

export type Permission = keyof typeof permissions
export const permissionNames = Object.keys(permissions) as Permission[]

const granted: Partial<Record<string, readonly StoreRole[]>> = permissions

/** False for an unknown name, so that a missing declaration refuses instead of admitting. */
export const hasPermission = (role: StoreRole, permission: Permission | undefined): boolean =>
  permission !== undefined && (granted[permission]?.includes(role) ?? false)

/** From the lowest to the highest; nobody gives a role above their own. */
const ranks: Record<StoreRole, number> = { viewer: 0, counter: 1, manager: 2, owner: 3 }
export const isRoleAbove = (role: StoreRole, other: StoreRole) => ranks[role] > ranks[other]
