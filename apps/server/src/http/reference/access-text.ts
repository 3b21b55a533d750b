import type { Access } from '@lumiroute/contract'

export const callers = ['public', 'store administrator', 'operator', 'device'] as const
export type Caller = (typeof callers)[number]

const nobody = '–'

/** What each kind of caller may do, from the one declaration that the server enforces. */
export function accessOf(access: Access): Record<Caller, string> {
  const store = storeAdministrator(access)
  return {
    public: access.who === 'public' ? 'yes' : nobody,
    'store administrator': store,
    operator: operator(access),
    device: access.who === 'public' || access.who === 'device' ? 'yes' : nobody,
  }
}

function storeAdministrator(access: Access): string {
  if (access.who === 'operator' || access.who === 'device') return nobody
  if (access.who === 'ownStore') return access.optional ? 'own store, also when none is named' : 'own store'
  return access.who === 'ownThing' ? `own store’s ${access.thing}s` : 'yes'
}

function operator(access: Access): string {
  if (access.who === 'device') return nobody
  if (access.who === 'ownStore') return access.optional ? 'any store, all when none is named' : 'any store'
  return access.who === 'ownThing' ? `any ${access.thing}` : 'yes'
}

/** The same as one sentence. */
export function accessSentence(access: Access): string {
  if (access.who === 'public') return 'Anyone, without a token.'
  if (access.who === 'signedIn') return 'Anyone signed in.'
  if (access.who === 'operator') return 'Operators.'
  if (access.who === 'device') return 'Devices, with their own token.'
  if (access.who === 'ownThing')
    return `Store administrators for the ${access.thing}s of their own store, operators for any. A foreign one answers 404.`
  const left = access.optional ? ' Left out: the own store, for operators all of them.' : ''
  return `Store administrators for their own store, operators for any. A foreign store answers 403.${left}`
}
