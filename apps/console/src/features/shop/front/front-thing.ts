import type { FrontTarget } from '@lumiroute/contract/front'

/** What a link, a QR code or a poster leads to. */
export type FrontThing = {
  target: FrontTarget
  name: string
  /** A short text for the poster. */
  text: string
  /** File name of a picture. */
  image: string | null | undefined
  /** Whether members can open the page now. */
  isShown: boolean
}
