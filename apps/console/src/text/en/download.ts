export const download = {
  page: {
    title: 'Download',
    purpose: 'Saves the store’s ad settings and orders as files that Excel opens.',
    storeAbsent: 'This store was not found',
    storeAbsentText: 'It may have been deleted, or the address is wrong. Choose another store.',
  },
  storeData: {
    text: 'The zip holds four tables. All times are those of Taipei.',
    start: 'Download the store’s ad data',
    hint: 'You may leave this page while it runs, but keep the window open. Material files are not included.',
  },
  file: {
    ads: 'Type, dates, vehicle, route, playlists and state of every ad',
    playlists: 'Format, number of files and seconds of every playlist',
    materials: 'Order, size, seconds and bytes of every material',
    orders: 'Payment, amount and items of every order',
  },
} as const
