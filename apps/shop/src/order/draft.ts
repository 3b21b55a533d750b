import type { OwnProfile } from '@lumiroute/contract/member'
import type { DeliveryField, Invoice } from '@lumiroute/contract/order'
import type { Delivery } from '@lumiroute/contract/product'

/** What somebody has typed at the checkout. Absent: not touched, so the profile's data are shown. */
export type Draft = {
  delivery?: Delivery
  fields: Partial<Record<DeliveryField, string>>
  tickets: string[]
  paymentType?: 'ONLINE' | 'COD'
  invoice: Invoice
  memo: string
}

export const emptyDraft: Draft = {
  fields: {},
  tickets: [],
  invoice: { type: 'person', carrierType: 'member', carrierNum: '', loveCode: '', taxId: '', title: '' },
  memo: '',
}

const keyOf = (storeCode: string) => `lumiroute.checkout.${storeCode}`

/** For this tab only: names and addresses do not stay on a borrowed phone. */
export function loadDraft(storeCode: string): Draft {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(storeCode)) ?? 'null') as Partial<Draft> | null
    return { ...emptyDraft, ...draft, invoice: { ...emptyDraft.invoice, ...draft?.invoice } }
  } catch {
    return emptyDraft
  }
}

export function saveDraft(storeCode: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(storeCode), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(storeCode))
  } catch {
    // A browser that keeps nothing only loses it by a reload.
  }
}

/** The recipient as shown: typed, or from the profile. */
export const fillRecipient = ({ fields }: Draft, profile: OwnProfile | undefined) => ({
  name: fields.name ?? (profile?.mbrName || profile?.mbrDisplayName) ?? '',
  mobile: fields.mobile ?? profile?.mbrMobile ?? '',
  address: fields.address ?? profile?.mbrAddr ?? '',
  cvsStoreId: fields.cvsStoreId ?? '',
})
