import { type Access, type Endpoint, isMemberOnly } from '@lumiroute/contract'
import { permissions, storeRoles } from '@lumiroute/contract/account'

export const callers = ['public', 'store administrator', 'operator', 'device', 'member'] as const
export type Caller = (typeof callers)[number]

const nobody = '–'

/** What each kind of caller may do, from the declaration that the server enforces. */
export function describeAccess(access: Access): Record<Caller, string> {
  const store = storeAdministrator(access)
  return {
    public: access.who === 'public' ? 'yes' : nobody,
    'store administrator': store,
    operator: operator(access),
    device: access.who === 'public' || access.who === 'device' ? 'yes' : nobody,
    member: member(access),
  }
}

function storeAdministrator(access: Access): string {
  if (access.who === 'operator' || access.who === 'device') return nobody
  if (access.who === 'member') return access.isAlone ? nobody : 'own store'
  if (access.who === 'ownStore') return access.optional ? 'own store, also if omitted' : 'own store'
  return access.who === 'ownThing' ? `own store’s ${access.thing}s` : 'yes'
}

function operator(access: Access): string {
  if (access.who === 'device') return nobody
  if (access.who === 'member') return access.isAlone ? nobody : 'any store'
  if (access.who === 'ownStore') return access.optional ? 'any store, all if omitted' : 'any store'
  if (access.who === 'operator' && access.orMonitor) return 'yes, or METRICS_TOKEN'
  return access.who === 'ownThing' ? `any ${access.thing}` : 'yes'
}

function member(access: Access): string {
  if (access.who === 'public') return 'yes'
  return access.who === 'member' ? 'own things, own store' : nobody
}

/** The roles of store administrators that may call it, for the declared permission. */
export function describeRoles({ permission }: Endpoint): string {
  if (!permission) return nobody
  const roles = storeRoles.filter((role) => permissions[permission].includes(role))
  return roles.length === storeRoles.length ? 'all' : roles.join(', ')
}

/** The same as one sentence. */
export function accessSentence(endpoint: Endpoint): string {
  const { permission } = endpoint
  const needed = permission ? ` Role: ${describeRoles(endpoint)} (${permission}).` : ''
  return `${whoSentence(endpoint.access)}${needed}`
}

function whoSentence(access: Access): string {
  if (access.who === 'public') return 'Anyone, without a token.'
  if (access.who === 'signedIn') return 'Anyone signed in.'
  if (access.who === 'operator')
    return access.orMonitor ? 'Operators, or anyone with METRICS_TOKEN.' : 'Operators.'
  if (access.who === 'device') return 'Devices, with their own token.'
  if (isMemberOnly(access)) return 'Members for their own data in their store. Another store gets 403.'
  if (access.who === 'member')
    return 'Members for their own data in their store, its administrators, and operators for any store. Another store gets 403.'
  if (access.who === 'ownThing')
    return `Store administrators for the ${access.thing}s of their own store, operators for any. Another store’s gets 404.`
  const left = access.optional ? ' If omitted: the caller’s own store, or all stores for operators.' : ''
  return `Store administrators for their own store, operators for any. Another store gets 403.${left}`
}
