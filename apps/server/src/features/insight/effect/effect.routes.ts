import * as contract from '@lumiroute/contract/effect'
import { read, type Route } from '../../../http/pipeline/route.ts'
import { getAdEffect } from './get-ad-effect.ts'
import { getFunnel, listOutcomes } from './get-funnel.ts'
import { getGameEffect } from './get-game-effect.ts'

export const effectRoutes: Route[] = [
  read(contract.getAdEffect, getAdEffect),
  read(contract.getGameEffect, getGameEffect),
  read(contract.getFunnel, getFunnel),
  read(contract.listOutcomes, listOutcomes),
]
