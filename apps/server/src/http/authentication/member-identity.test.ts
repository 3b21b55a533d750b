import { expect, test } from 'vitest'
import { createMemberIdentity, memberTokenSeconds } from './member-identity.ts'
import type { MemberActor } from './member-watch.ts'

const member: MemberActor = { id: 7, storeId: 3, storeCode: 'shop', mbrCode: 'M7' }

function setUp(secret = 'a secret of at least thirty-two bytes') {
  const clock = { at: new Date('2026-11-16T00:00:00Z') }
  const members = new Map([[7, member]])
  const ended = new Set<string>()
  const watches = {
    members: { find: async (id: number) => members.get(id) },
    sessions: { isEnded: (id: string) => ended.has(id) },
  }
  return { clock, members, ended, identity: createMemberIdentity(secret, watches, () => clock.at) }
}

test('a signed token names its member, every time it is sent', async () => {
  const { identity, clock } = setUp()
  const header = `Member ${await identity.sign(member)}`
  const caller = { ...member, sessionId: null, signedInAt: clock.at }
  expect(await identity.identify(header)).toEqual(caller)
  expect(await identity.identify(header)).toEqual(caller)
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

test('a token of a session is refused once the session ends, and remembers when the member signed in', async () => {
  const { identity, clock, ended } = setUp()
  const session = { id: '3a7c1f0e-58f3-4a51-9d5f-0c2a34b5d6e7', signedInAt: new Date('2026-11-01T00:00:00Z') }
  const header = `Member ${await identity.sign(member, session)}`
  const { id: sessionId, signedInAt } = session
  expect(await identity.identify(header)).toEqual({ ...member, sessionId, signedInAt })
  ended.add(sessionId)
  await expect(identity.identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  ended.clear()
  clock.at = new Date(clock.at.getTime() + 15 * 60_000)
  await expect(identity.identify(header)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
