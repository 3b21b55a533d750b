/** Drawn on a grid of 24, as lines. */
const paths = {
  home: 'M3 11.5 12 4l9 7.5M5.5 10v10h13V10M10 20v-6h4v6',
  bag: 'M5 8h14l1 12H4L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3V7Zm11 0v2m0 2v2m0 2v2',
  stamp: 'M9 13V9.5a3.5 3.5 0 1 1 6 0V13M6 13h12v4H6v-4Zm-1 7h14',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 8c.8-3.6 4-5 8-5s7.200 1.400 8 5',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm5-1.500L20 20',
  cart: 'M3 4h2.500l2.200 11h10l2-8H6.300M9 20h.01M17 20h.01',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.500 10 17.500 19 7',
  phone:
    'M6 3h3.500l1.500 5-2 1.500a12 12 0 0 0 5.500 5.500l1.500-2 5 1.500V18a3 3 0 0 1-3 3C10.500 21 3 13.500 3 6a3 3 0 0 1 3-3Z',
  pin: 'M12 21s7-6.200 7-11.500a7 7 0 1 0-14 0C5 14.800 12 21 12 21Zm0-9a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  chat: 'M4 5h16v11H10l-4.500 4V16H4V5Z',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8',
  gift: 'M4 11h16v9H4v-9Zm-1-4h18v4H3V7Zm9 0v13M12 7C8 7 7 3 9.500 3S12 7 12 7Zm0 0c4 0 5-4 2.500-4S12 7 12 7Z',
  game: 'M7 8h10a4 4 0 0 1 4 4.500c-.4 4-3 5-4.500 3L15 14H9l-1.500 1.500C6 17.500 3.400 16.500 3 12.500A4 4 0 0 1 7 8Zm1 2v3m-1.500-1.500h3M16 11h.01M18 13h.01',
  truck:
    'M2 6h11v10H2V6Zm11 4h4.500l3.500 3.500V16h-8v-6ZM6.500 19a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Zm10 0a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Z',
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3 5h6m-6 4h6',
  pause: 'M8 5v14M16 5v14',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.500h.01',
} as const
export type IconName = keyof typeof paths

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
