/** Every action of the audit trail, with the kind of object that it is about. */
export const auditActions = {
  'session.signIn': 'account',
  'session.signInFailed': 'account',
  'session.lockedOut': 'account',
  'session.signOut': 'account',
  'session.tokenReused': 'account',
  'session.reauthenticated': 'account',
  'session.reauthenticationFailed': 'account',
  'secondFactor.failed': 'account',
  'secondFactor.totpAdded': 'account',
  'secondFactor.totpRemoved': 'account',
  'secondFactor.passkeyAdded': 'account',
  'secondFactor.passkeyRenamed': 'account',
  'secondFactor.passkeyRemoved': 'account',
  'secondFactor.codesReplaced': 'account',
  'secondFactor.reset': 'account',
  'session.ended': 'account',
  'session.endedOthers': 'account',
  'password.changed': 'account',
  'password.reset': 'account',
  'email.verified': 'account',
  'email.changeRequested': 'account',
  'email.changed': 'account',
  'email.changeUndone': 'account',
  'email.changeCancelled': 'account',
  'account.registered': 'account',
  'account.created': 'account',
  'account.updated': 'account',
  'account.enabled': 'account',
  'account.disabled': 'account',
  'account.roleChanged': 'account',
  'account.deleted': 'account',
  'store.created': 'store',
  'store.updated': 'store',
  'store.enabled': 'store',
  'store.disabled': 'store',
  'store.deleted': 'store',
  'quota.changed': 'store',
  'thirdParty.saved': 'store',
  'export.storeData': 'store',
  'export.storeImage': 'store',
  'export.activityLog': 'store',
  'export.audit': 'store',
  'export.members': 'store',
  'export.products': 'store',
  'export.record': 'record',
  'export.adEffect': 'record',
  'export.gameEffect': 'record',
  'export.track': 'record',
  'ad.updated': 'ad',
  'ad.deleted': 'ad',
  'ad.submitted': 'ad',
  'ad.approved': 'ad',
  'ad.rejected': 'ad',
  'ad.withdrawn': 'ad',
  'ad.paymentStarted': 'ad',
  'ad.paymentRecorded': 'ad',
  'device.created': 'device',
  'device.updated': 'device',
  'device.deleted': 'device',
  'device.paired': 'device',
  'device.revoked': 'device',
  'place.created': 'place',
  'place.updated': 'place',
  'place.deleted': 'place',
  'vehicle.created': 'vehicle',
  'vehicle.updated': 'vehicle',
  'vehicle.deleted': 'vehicle',
  'route.created': 'route',
  'route.updated': 'route',
  'route.deleted': 'route',
  'timetable.created': 'timetable',
  'timetable.updated': 'timetable',
  'timetable.deleted': 'timetable',
  'game.started': 'ad',
  'game.stopped': 'ad',
  'order.collected': 'order',
  'order.canceled': 'order',
  'order.refunded': 'order',
  'member.updated': 'member',
  'member.erased': 'member',
  'member.imported': 'store',
  'product.imported': 'store',
  'pointCard.adjusted': 'pointCard',
  'coupon.revoked': 'coupon',
} as const

export type AuditAction = keyof typeof auditActions
export type AuditObjectKind = (typeof auditActions)[AuditAction]

export const auditActionKeys = Object.keys(auditActions) as [AuditAction, ...AuditAction[]]
export const auditObjectKinds = [...new Set(Object.values(auditActions))] as [
  AuditObjectKind,
  ...AuditObjectKind[],
]

/** `refused`: the call had no right to it, or the password was wrong. */
export const auditOutcomes = ['done', 'refused'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

type TextName<Action> = Action extends `${infer Noun}.${infer Verb}` ? `${Noun}${Capitalize<Verb>}` : never
export type AuditTextName = TextName<AuditAction>

/** `ad.approved` as the name of its text: `adApproved`. */
export const auditTextName = (action: AuditAction): AuditTextName =>
  action.replace(/\.(\w)/, (_dot, letter: string) => letter.toUpperCase()) as AuditTextName
