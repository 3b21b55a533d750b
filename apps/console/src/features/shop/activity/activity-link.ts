import type { Activity } from '@lumiroute/contract/activity'
import type { FrontThing } from '../front/front-thing.ts'

/** The page of an activity or banner in the store's front. */
export const linkActivity = ({
  actCode,
  actTitle,
  actSubtitle,
  actImage,
  actAudienceTags,
  state,
}: Activity): FrontThing => ({
  target: { list: 'activities', code: actCode },
  name: actTitle,
  text: actSubtitle,
  image: actImage,
  isShown: state === 'running' && actAudienceTags.length === 0,
})
