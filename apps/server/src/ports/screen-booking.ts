import type { AdForm } from '@lumiroute/contract/ad'
import type { Handle, Tx } from '../db/db.ts'
import type { Text } from '../text/text.ts'

type Message = Text | string

/** The fields of an ad that determine its screens. */
export type ScreenFields = Pick<AdForm, 'placeId' | 'fixLocation' | 'unitedDeviceId'>
export type ScreenChoice = ScreenFields & Pick<AdForm, 'moveType' | 'screenIds'>
export type FilledScreens = { filled: ScreenFields; faults: Record<string, Message> }

export type ScreenAd = {
  id: number
  storeId: number
  moveType: string
  placeId: number | null
  fixLocation: string
  unitedDeviceId: string
}
export type PlannedScreen = { id: number; macAddr: string; name: string }
export type PlannedScreenDay = { date: string; screens: PlannedScreen[]; refusal: Message | null }
export type ScreenPlan = {
  /** The form field to change if the plan is refused. */
  field: 'fixLocation' | 'unitedDeviceId'
  /** Why the screens cannot play all dates; null if they can. */
  refusal: Message | null
  days: PlannedScreenDay[]
}

/** Booking of screens for ads. Road implements it, since it knows places and devices. */
export type ScreenBooking = {
  /**
   * Completes the fields from the chosen place or screens. Unknown text is retained, since a draft may be
   * unfinished.
   */
  fillFields(db: Handle, storeId: number, choice: ScreenChoice): Promise<FilledScreens>
  /** The screens that an approval would book now for each date. */
  plan(db: Handle, ad: ScreenAd, dates: string[]): Promise<ScreenPlan>
  /** Fails with every date that no screen can play. */
  book(tx: Tx, ad: ScreenAd, dates: string[]): Promise<void>
}
