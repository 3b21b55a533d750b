import * as contract from '@lumiroute/contract/coupon'
import { read, type Route, write } from '../../../http/pipeline/route.ts'
import { createCoupon } from './create-coupon.ts'
import { claimCoupon } from './claim-coupon.ts'
import { listCouponUsage } from './list-coupon-usage.ts'
import { listCoupons } from './list-coupons.ts'
import { listOwnTickets } from './list-own-tickets.ts'
import { lookUpTicket, redeemTicket } from './redeem-ticket.ts'
import { deleteCoupon } from './delete-coupon.ts'
import { revokeTicket } from './revoke-ticket.ts'
import { confirmTicket, showTicket } from './show-ticket.ts'
import { updateCoupon } from './update-coupon.ts'

export const couponRoutes: Route[] = [
  read(contract.listCoupons, listCoupons),
  write(contract.createCoupon, createCoupon),
  write(contract.updateCoupon, updateCoupon),
  write(contract.deleteCoupon, deleteCoupon),
  read(contract.listCouponUsage, listCouponUsage),
  write(contract.claimCoupon, claimCoupon),
  read(contract.listOwnTickets, listOwnTickets),
  read(contract.showTicket, showTicket),
  write(contract.confirmTicket, confirmTicket),
  read(contract.lookUpTicket, lookUpTicket),
  write(contract.redeemTicket, redeemTicket),
  write(contract.revokeTicket, revokeTicket),
]
