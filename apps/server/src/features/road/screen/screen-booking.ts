import type { ScreenBooking } from '../../../ports/screen-booking.ts'
import { bookScreens } from './book-screens.ts'
import { fillScreenFields } from './fill-screen-fields.ts'
import { describeRefusals, findScreenOptions, planScreens } from './plan-screens.ts'

/** How advertising plans and books screens for its ads. */
export const screenBooking: ScreenBooking = {
  fillFields: fillScreenFields,
  async plan(db, ad, dates) {
    const options = await findScreenOptions(db, ad)
    const days = await planScreens(db, ad, options, dates)
    return { field: options.field, refusal: options.refusal ?? describeRefusals(days), days }
  },
  book: bookScreens,
}
