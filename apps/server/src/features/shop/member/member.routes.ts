import * as contract from '@lumiroute/contract/member'
import { read, type Route, send, steps, write } from '../../../http/pipeline/route.ts'
import { eraseMember } from './erase-member.ts'
import { exportMembers } from './export-members.ts'
import { getMember } from './get-member.ts'
import { getTimeline } from './get-timeline.ts'
import { importMembers } from './import-members.ts'
import { listMembers } from './list-members.ts'
import { eraseOwnData, getOwnProfile, giveConsent, updateOwnProfile } from './own-profile.ts'
import { signInMember } from './sign-in-member.ts'
import { updateMember } from './update-member.ts'
import { visitAd } from './visit-ad.ts'

export const memberRoutes: Route[] = [
  steps(contract.signInMember, signInMember),
  read(contract.listMembers, listMembers),
  read(contract.getMember, getMember),
  write(contract.updateMember, updateMember),
  write(contract.eraseMember, eraseMember),
  read(contract.getTimeline, getTimeline),
  write(contract.visitAd, visitAd),
  write(contract.importMembers, importMembers),
  send(contract.exportMembers, exportMembers),
  read(contract.getOwnProfile, getOwnProfile),
  write(contract.updateOwnProfile, updateOwnProfile),
  write(contract.giveConsent, giveConsent),
  steps(contract.eraseOwnData, eraseOwnData),
]
