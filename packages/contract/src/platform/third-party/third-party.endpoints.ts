import { z } from 'zod'
import { ownStore } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { RequiredText, Text } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'

const ByStore = z.object({ store: RequiredText(50) })

/** Secrets are returned with only their last four characters, and sent back unchanged if not edited. */
export const mask = '••••'
export const isMasked = (value: string) => value.startsWith(mask)

/** Where LINE sends people back after a login: one address for every store. */
export const loginCallbackPath = '/api/member/login/callback'

export const ThirdPartyForm = z.object({
  lineChannelSecret: RequiredText(200, { required: say.requiredField }),
  lineAccessToken: RequiredText(1000, { required: say.requiredField }),
  lineLiffId: Text(100).default(''),
  lineLoginChannelId: Text(50).default(''),
  /** Empty: members sign in only inside LINE. */
  lineLoginChannelSecret: Text(200).default(''),
})
export type ThirdPartyForm = z.infer<typeof ThirdPartyForm>

export const ThirdParty = z.object({
  lineChannelSecret: z.string(),
  lineAccessToken: z.string(),
  lineLiffId: z.string(),
  lineLoginChannelId: z.string(),
  lineLoginChannelSecret: z.string(),
  webhookUrl: z.string(),
  /** To be registered with the LINE Login channel. */
  loginCallbackUrl: z.string(),
  updatedAt: z.string(),
})
export type ThirdParty = z.infer<typeof ThirdParty>

export const listThirdParty = endpoint({
  id: 'thirdParty.list',
  method: 'GET',
  path: '/thirdparty/list/{store}',
  summary: 'Gets the store’s LINE settings with masked secrets; an empty list if none are set.',
  access: ownStore('params.store', 'code'),
  permission: 'secrets.manage',
  category: 'storeInfo',
  params: ByStore,
  answer: z.object({ thirdPartyList: z.array(ThirdParty) }),
})

export const addThirdParty = endpoint({
  id: 'thirdParty.add',
  method: 'POST',
  path: '/thirdparty/{store}',
  summary: 'Sets the store’s LINE settings for the first time.',
  access: ownStore('params.store', 'code'),
  permission: 'secrets.manage',
  recentSignIn: true,
  category: 'storeInfo',
  params: ByStore,
  body: ThirdPartyForm,
  answer: z.object({ thirdParty: ThirdParty }),
  errors: ['CONFLICT'],
  audit: 'thirdParty.saved',
})

export const modifyThirdParty = endpoint({
  id: 'thirdParty.update',
  method: 'PUT',
  path: '/thirdparty/{store}',
  summary: 'Updates the store’s LINE settings; a masked secret keeps the stored one.',
  access: ownStore('params.store', 'code'),
  permission: 'secrets.manage',
  recentSignIn: true,
  category: 'storeInfo',
  params: ByStore,
  body: ThirdPartyForm,
  answer: z.object({ thirdParty: ThirdParty }),
  errors: ['NOT_FOUND'],
  audit: 'thirdParty.saved',
})

export const testThirdParty = endpoint({
  id: 'thirdParty.test',
  method: 'POST',
  path: '/thirdparty/{store}/test',
  summary:
    'Tries the given or the stored values at LINE: the bot by its token, the login channel by its secret.',
  access: ownStore('params.store', 'code'),
  permission: 'secrets.manage',
  category: 'storeInfo',
  params: ByStore,
  body: z.object({
    lineAccessToken: Text(1000).optional(),
    lineLiffId: Text(100).optional(),
    lineLoginChannelId: Text(50).optional(),
    lineLoginChannelSecret: Text(200).optional(),
  }),
  answer: z.object({
    ok: z.boolean(),
    botName: z.string().nullable(),
    basicId: z.string().nullable(),
    /** Null without a login channel’s id and secret. */
    login: z.object({ ok: z.boolean(), message: z.string() }).nullable(),
  }),
  callsPerMinute: 20,
  audit: null,
})
