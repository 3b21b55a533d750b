import type { ScreenBooking } from '../../../ports/screen-booking.ts'
import { bookScreens } from './book-screens.ts'
import { fillChoice } from './fill-choice.ts'
import { describeRefusals, planScreens, readChoice } from './plan-screens.ts'

/** How advertising plans and books screens for its ads. */
export const screenBooking: ScreenBooking = {
  fillFields: fillChoice,
  async plan(db, ad, dates) {
    const choice = await readChoice(db, ad)
    const days = await planScreens(db, ad, choice, dates)
    return { field: choice.field, refusal: choice.refusal ?? describeRefusals(days), days }
  },
  book: bookScreens,
}
