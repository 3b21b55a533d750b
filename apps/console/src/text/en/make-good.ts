import type { TextsOf } from '../texts-type.ts'
import type { makeGood as zhTW } from '../zh-TW/make-good.ts'

export const makeGood: TextsOf<typeof zhTW> = {
  field: {
    no: 'No.',
    broadcastDate: 'Date',
    adName: 'Ad',
    store: 'Store',
    deliveryPct: 'Delivered',
    minutes: 'Minutes on screen',
    credit: 'Credit',
    state: 'State',
    result: 'Decision',
    date: 'New date',
    reason: 'Reason',
  },
  state: { proposed: 'To decide', credited: 'Credited', rebooked: 'Another date', declined: 'Declined' },
  list: {
    title: 'Compensations',
    purpose: 'Dates that delivered less than 95% of what was promised: credit, or play on another date.',
    search: 'Search ads',
    allStates: 'All states',
    empty: 'No date needs a compensation',
    emptyText: 'Six hours after the end of a date, a record below 95% appears here.',
    credit: 'Credit',
    rebook: 'Another date',
    decline: 'Decline',
  },
  result: { rebooked: 'Plays on {{date}}' },
  credit: {
    ask: 'Credit {{amount}} to “{{name}}”?',
    text: '{{share}} was delivered on {{date}}. The ad’s order shows the credit, and the store is notified.',
    submit: 'Credit',
  },
  rebook: {
    title: 'Another date for “{{name}}”',
    text: 'A free vehicle or screen is booked at once, and the store is notified.',
    none: 'No free date within two weeks, or the ad already has 6 dates. Please credit instead.',
    submit: 'Book',
  },
  decline: {
    title: 'Decline the compensation of “{{name}}”',
    text: 'The store sees this reason.',
    submit: 'Decline',
  },
}
