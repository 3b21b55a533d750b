import type { TranslationOf } from '@lumiroute/contract/text'
import type { member as zhTW } from '../zh-TW/member.ts'

export const member: TranslationOf<typeof zhTW> = {
  notFound: 'Member not found',
  erased: "This member's data was erased",
  shopFull: 'This shop has reached its number of members, please contact the store',
  birthdayInFuture: 'A birthday cannot be after today',
  birthdaySet: 'A birthday can be set once. Please ask the store to change it',
  privacyTextChanged: 'The privacy text has changed. Please read it again before you agree',
  ownDataErased: 'Your data was erased',
  disabled: 'This member is disabled, please contact the store',
  shopNotFound: 'Shop not found',
  noLineLogin: 'This shop has not set up LINE Login',
  notInFront: 'The login can only return to a page of this shop',
  orderByPhone: 'This shop has no LINE sign-in yet. To order, please call the store: {phone}',
  orderAtStore: 'This shop has no LINE sign-in yet. To order, please ask at the store',
  lineUnavailable: 'LINE cannot be reached for the moment, please try again',
  lineLoginExpired: 'The LINE login has expired, please open the page again',
  adNotFound: 'Ad not found',
  chooseMember: 'Name a member',
  maskedCell: 'This value is masked. Use a file that was exported in full.',
  badCode: 'A code may contain only letters, digits, - and _',
  codeRepeated: 'The member code is repeated',
  imported: 'Import finished: {created} created, {updated} updated, {unchanged} unchanged',
  tagMissing: 'There is no manual tag “{name}”',
  importRefused: 'The file has {count} {count:error|errors}; no member was imported',
  exportForbidden: 'Only owners may export unmasked personal data',
}
