import { z } from 'zod'
import { operator, ownStore, ownStoreIfNamed, ownThing } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { Email, Flag, Id, IdInPath, NewPassword, RequiredText, samePassword, Text } from '../../fields.ts'
import { listFields, Total } from '../../list.ts'
import { validationTexts as say } from '../../validation.ts'
import { TypedPassword } from '../session/session.schema.ts'
import { storeRoles } from './store-roles.ts'

const ById = z.object({ id: IdInPath })
const ByCode = z.object({ storeCode: RequiredText(50) })
const accountSorts = ['id', 'adminAccount', 'adminName', 'adminEmail', 'adminEnabled', 'storeRole'] as const

export const StoreAdmin = z.object({
  id: Id,
  adminAccount: z.string(),
  adminName: z.string(),
  adminEmail: z.string(),
  emailVerifiedAt: z.string().nullable(),
  /** An address that is not confirmed yet. */
  newEmail: z.string().nullable(),
  adminEnabled: z.boolean(),
  isFirst: z.boolean(),
  storeRole: z.enum(storeRoles),
  hasPassword: z.boolean(),
  lastSignInAt: z.string().nullable(),
  store: z.object({ id: Id, storeCode: z.string(), storeName: z.string() }),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
  /** What the caller may do with this account now. */
  actions: z.array(z.enum(['edit', 'changeRole', 'disable', 'resetSecondFactor', 'delete'])),
})
export type StoreAdmin = z.infer<typeof StoreAdmin>

/** The caller's own password; a change of somebody's e-mail needs it. */
const CallersPassword = TypedPassword.optional()

const AccountName = RequiredText(50, { required: say.requiredField }).regex(/^\S+$/, say.account)

export const StoreAdminForm = z.object({
  adminAccount: AccountName,
  adminName: RequiredText(50, { required: say.requiredField }),
  adminEmail: Email(say.requiredField),
  adminEnabled: Flag.default(true),
  /** Callers of the specified form send none and get an owner, as before there were roles. */
  storeRole: z.enum(storeRoles).default('owner'),
})

/** The add dialog's form, which asks for the password twice. */
export const NewStoreAdminForm = StoreAdminForm.extend({
  adminPassword: NewPassword,
  confirmPassword: z.string(say.requiredField).min(1, say.requiredField),
}).refine((form) => form.confirmPassword === form.adminPassword, samePassword('adminPassword'))

export const listStoreAdmins = endpoint({
  id: 'account.list',
  method: 'GET',
  path: '/storeAdmin/{storeCode}',
  summary: 'Lists the administrators of a store.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'accounts.manage',
  category: 'account',
  params: ByCode,
  query: z.object(listFields(accountSorts)),
  answer: z.object({ storeAdminList: z.array(StoreAdmin), total: Total }),
})

export const findStoreAdmins = endpoint({
  id: 'account.find',
  method: 'GET',
  path: '/storeAdmin',
  summary: 'Finds administrators by account; operators search all stores.',
  access: ownStoreIfNamed('query.storeCode', 'code'),
  permission: 'accounts.manage',
  category: 'account',
  query: z.object({
    ...listFields(accountSorts),
    adminAccount: Text(254).optional(),
    storeCode: RequiredText(50).optional(),
  }),
  answer: z.object({ storeAdminList: z.array(StoreAdmin), total: Total }),
})

export const createStoreAdmin = endpoint({
  id: 'account.create',
  method: 'POST',
  path: '/storeAdmin/{storeCode}',
  summary: 'Creates an administrator of a store.',
  access: ownStore('params.storeCode', 'code'),
  permission: 'accounts.manage',
  recentSignIn: true,
  category: 'account',
  params: ByCode,
  body: StoreAdminForm.extend({ adminPasswd: NewPassword }),
  answer: z.object({ storeAdmin: StoreAdmin }),
  errors: ['CONFLICT'],
  audit: 'account.created',
})

export const updateStoreAdmin = endpoint({
  id: 'account.update',
  method: 'PUT',
  path: '/storeAdmin/{id}',
  summary: 'Updates an administrator.',
  access: ownThing('account', 'params.id'),
  permission: 'accounts.manage',
  recentSignIn: true,
  category: 'account',
  params: ById,
  // A default would enable a disabled account, or raise its role, whenever only its name is changed.
  body: StoreAdminForm.partial().extend({
    adminEnabled: Flag.optional(),
    storeRole: z.enum(storeRoles).optional(),
    currentPassword: CallersPassword,
    version: z.int().optional(),
  }),
  answer: z.object({ storeAdmin: StoreAdmin }),
  errors: ['CONFLICT'],
  audit: [
    'account.updated',
    'account.enabled',
    'account.disabled',
    'account.roleChanged',
    'email.changeRequested',
  ],
})

export const deleteStoreAdmin = endpoint({
  id: 'account.delete',
  method: 'DELETE',
  path: '/storeAdmin/{id}',
  summary: 'Deletes an administrator, except the caller and a store’s last enabled one.',
  access: ownThing('account', 'params.id'),
  permission: 'accounts.manage',
  category: 'account',
  params: ById,
  answer: z.object({}),
  errors: ['CONFLICT'],
  audit: 'account.deleted',
})

export const deleteStoreAdmins = endpoint({
  id: 'account.deleteAll',
  method: 'DELETE',
  path: '/storeAdmin',
  summary:
    'Deletes a store’s administrators, except the caller, the first administrator and the last enabled owner.',
  access: ownStore('query.storeCode', 'code'),
  permission: 'accounts.manage',
  category: 'account',
  query: ByCode,
  answer: z.object({ deleted: z.int() }),
  audit: ['account.deleted'],
})

const limit50 = { required: say.required, tooLong: say.tooLong(50) }

/** The form of /store/admin/create: no password, since the administrator sets it by a mailed link. */
export const FirstAdminForm = z.object({
  storeId: Id,
  adminAccount: RequiredText(50, limit50).regex(/^\S+$/, say.account),
  adminName: RequiredText(50, limit50),
  adminEmail: Email(say.required, 50),
  sendEmailResetPwd: Flag.default(true),
})

export const createFirstAdmin = endpoint({
  id: 'account.createFirst',
  method: 'POST',
  path: '/storeFirstAdmin',
  summary: 'Creates a store’s first administrator and mails a link to set the password.',
  access: operator,
  recentSignIn: true,
  category: 'account',
  body: FirstAdminForm,
  answer: z.object({ storeAdmin: StoreAdmin, storeFirstAdminId: Id }),
  errors: ['CONFLICT', 'NOT_FOUND'],
  audit: 'account.created',
})

export const updateFirstAdmin = endpoint({
  id: 'account.updateFirst',
  method: 'PUT',
  path: '/storeFirstAdmin',
  summary: 'Updates a store’s first administrator; mails the link again on request.',
  access: operator,
  category: 'account',
  body: FirstAdminForm.extend({
    storeFirstAdminId: Id,
    sendEmailResetPwd: Flag.default(false),
    currentPassword: CallersPassword,
    version: z.int().optional(),
  }),
  answer: z.object({ storeAdmin: StoreAdmin, storeFirstAdminId: Id }),
  errors: ['CONFLICT', 'NOT_FOUND'],
  audit: ['account.updated', 'email.changeRequested'],
})

export const getFirstAdmin = endpoint({
  id: 'account.getFirst',
  method: 'GET',
  path: '/storeFirstAdmin/store/{id}',
  summary: 'Gets a store’s first administrator.',
  access: operator,
  category: 'account',
  params: ById,
  answer: z.object({ storeAdmin: StoreAdmin, storeFirstAdminId: Id }),
})
