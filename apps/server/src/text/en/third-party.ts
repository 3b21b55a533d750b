import type { TranslationOf } from '@lumiroute/contract/text'
import type { thirdParty as zhTW } from '../zh-TW/third-party.ts'

export const thirdParty: TranslationOf<typeof zhTW> = {
  alreadySet: 'These settings exist already. Please reload and edit them',
  notSet: 'Nothing has been set yet',
  enterAgain: 'Please enter the whole value again',
  noToken: 'No access token has been set',
  connected: 'Connected: {name}',
  loginConnected: 'The LINE Login settings are right',
}
