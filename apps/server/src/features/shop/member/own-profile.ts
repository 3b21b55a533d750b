import {
  type eraseOwnData as erase,
  type getOwnProfile as get,
  type giveConsent as consent,
  privacyVersion,
  type updateOwnProfile as update,
} from '@lumiroute/contract/member'
import { formatMoment } from '../../../clock/business-moment.ts'
import type { Handle } from '../../../db/db.ts'
import { AppError, refuseField } from '../../../errors/app-error.ts'
import type { MemberCaller } from '../../../http/authentication/member-identity.ts'
import { requireVersion } from '../../../http/pipeline/require-version.ts'
import type { Read, Steps, Write } from '../../../http/pipeline/route.ts'
import { RawJson } from '../../../http/response/answer.ts'
import { text } from '../../../text/text.ts'
import { clearSessionCookie } from '../member-login/session-cookie.ts'
import { erasePersonalData } from './erase-member.ts'
import { updateMemberRow } from './member.queries.ts'
import { findOwnBirth, findOwnProfileJson } from './queries/own-profile.queries.ts'
import { aboutMember, requireMember } from './require-member.ts'
import { requirePastBirthday } from './update-member.ts'

const view = async (db: Handle, { id }: MemberCaller) => ({
  profile: new RawJson<never>(await findOwnProfileJson(db, id)),
})

export async function getOwnProfile({ db, member }: Read<typeof get>) {
  return { ...(await view(db, member)), privacyVersion }
}

export async function updateOwnProfile({ tx, deps, member, input }: Write<typeof update>) {
  const { version, store: _store, ...form } = input
  requirePastBirthday(deps, form.mbrBirth)
  const locked = await requireMember(tx, member.storeId, member.mbrCode)
  requireVersion(locked, version)
  const birth = await findOwnBirth(tx, member.id)
  // Otherwise a member could have a birthday, and its coupon, every month.
  if (birth !== null && form.mbrBirth !== birth) throw refuseField('mbrBirth', text('member.birthdaySet'))
  await updateMemberRow(tx, member.id, { ...form, updatedBy: null, updatedAt: deps.now() })
  return view(tx, member)
}

export async function giveConsent({ tx, deps, member, input }: Write<typeof consent>) {
  // They read another text than the one that is valid now.
  if (input.version !== privacyVersion) throw new AppError('member.privacyTextChanged')
  await requireMember(tx, member.storeId, member.mbrCode)
  const at = formatMoment(deps.now(), deps.settings.businessTz)
  const given = { version: input.version, at, channel: 'front', messages: input.messages }
  await updateMemberRow(tx, member.id, { consent: given })
  return view(tx, member)
}

export async function eraseOwnData({ db, deps, member, request, audit }: Steps<typeof erase>) {
  await db.write(async (tx) => {
    const { id } = await requireMember(tx, member.storeId, member.mbrCode)
    await erasePersonalData(tx, id, deps.now(), null)
    await audit(tx, 'member.erasedSelf', aboutMember(member))
  })
  return {
    setCookie: [clearSessionCookie({ deps, request }, member.storeId)],
    message: text('member.ownDataErased'),
  }
}
