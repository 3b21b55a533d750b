import type { TextsOf } from '../texts-type.ts'
import type { catalogue as source } from '../zh-TW/catalogue.ts'

export const catalogue: TextsOf<typeof source> = {
  back: 'Back to the list',
  notFoundText: 'It may have been removed, or the address is wrong.',
  unsaved: 'There are unsaved changes',
  saveOrder: 'Save order',
  uploadFailed: 'The upload was cut off. Check the network and upload again',
}
