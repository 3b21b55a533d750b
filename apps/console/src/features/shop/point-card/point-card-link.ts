import type { PointCard } from '@lumiroute/contract/point-card'
import type { FrontThing } from '../front/front-thing.ts'

/** The card's page in the store's front. */
export const linkPointCard = ({ pcCode, pcName, pcNotice, pcBgImage, pcStatus }: PointCard): FrontThing => ({
  target: { list: 'cards', code: pcCode },
  name: pcName,
  text: pcNotice,
  image: pcBgImage,
  isShown: pcStatus === 'published',
})
