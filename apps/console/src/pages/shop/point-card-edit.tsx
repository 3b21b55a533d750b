import { listPointCards } from '@lumiroute/contract/point-card'
import { PointCardForm } from '../../features/shop/point-card/point-card-form.tsx'
import { PointCardBadge } from '../../features/shop/point-card/point-card-state.tsx'
import { pointCardPaths } from '../../features/shop/coupon/coupon.paths.ts'
import { LinkButtons } from '../../features/shop/front/link-buttons.tsx'
import { linkPointCard } from '../../features/shop/point-card/point-card-link.ts'
import { defineEditPage } from '../kit/define-edit-page.tsx'

export const PointCardEditPage = defineEditPage({
  noun: 'pointCard',
  texts: {
    createPurpose: 'pointCard.form.purpose',
    editPurpose: 'pointCard.form.purpose',
    notFoundText: 'catalogue.notFoundText',
    backToList: 'catalogue.back',
  },
  list: pointCardPaths.list,
  param: 'code',
  isText: true,
  isOfStore: true,
  endpoint: listPointCards,
  input: (pcCode, { storeCode }) => ({ store: storeCode, pcCode }),
  thing: ({ pointCardList }) => pointCardList[0],
  names: ({ pcName }) => ({ name: pcName }),
  badge: ({ pcStatus }) => <PointCardBadge status={pcStatus} />,
  actions: (card, { storeCode }) => <LinkButtons {...{ storeCode }} thing={linkPointCard(card)} />,
  form: (card, control) => <PointCardForm card={card} {...control} />,
})
