import { expect, test } from 'vitest'
import { createMemberIdentity, memberTokenSeconds } from './member-identity.ts'
import type { MemberActor } from './member-watch.ts'

const member: MemberActor = { id: 7, storeId: 3, storeCode: 'shop', mbrCode: 'M7' }

function setUp(secret = 'a secret of at least thirty-two bytes') {
  const clock = { at: new Date('2026-11-16T00:00:00Z') }
  const members = new Map([[7, member]])
  const watch = { find: async (id: number) => members.get(id) }
  return { clock, members, identity: createMemberIdentity(secret, watch, () => clock.at) }
}

test('a signed token names its member, every time it is sent', async () => {
  const { identity } = setUp()
  const header = `Member ${await identity.sign(member)}`
  expect(await identity.identify(header)).toEqual(member)
  expect(await identity.identify(header)).toEqual(member)
})

test('a token that was verified before is still refused once it expires', async () => {
  const { identity, clock } = setUp()
  const header = `Member ${await identity.sign(member)}`
  await identity.identify(header)
  clock.at = new Date(clock.at.getTime() + memberTokenSeconds * 1000)
  await expect(identity.identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('rejects a verified token once the member is deleted', async () => {
  const { identity, members } = setUp()
  const header = `Member ${await identity.sign(member)}`
  await identity.identify(header)
  members.clear()
  await expect(identity.identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an identity with another secret shares no verified token', async () => {
  const one = setUp()
  const header = `Member ${await one.identity.sign(member)}`
  await one.identity.identify(header)
  const other = setUp('another secret of at least thirty-two bytes')
  await expect(other.identity.identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
