import { parseArgs } from 'node:util'
import { crashRounds } from '../apps/server/src/testing/crash-rounds.ts'
import { crashBusiness } from './business/crash-business.ts'
import { crashDevices } from './devices/crash-devices.ts'
import { crashRooms } from './games/crash-room.ts'

// npm run test:crash -- 20 10 10 --rounds 20: rows, devices, business, game rooms. `--only-games`: game rooms only.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, 'only-games': { type: 'boolean', default: false } },
})
const [rounds, deviceRounds, businessRounds] = [20, 10, 10].map((usual, at) =>
  Number(positionals[at] ?? usual),
) as [number, number, number]
const roomRounds = Number(values.rounds)
const devices = 1000
const say = (line: string) => console.log(line)

const rooms = await crashRooms({ rounds: roomRounds, say })
for (const fault of rooms.faults) say(fault)
say(
  `${roomRounds} rounds of game rooms, everybody plays again after at most ${Math.max(...rooms.againMs)} ms, ` +
    `at most ${Math.max(...rooms.lostMs)} ms lost, ${rooms.faults.length} errors`,
)
if (values['only-games']) process.exit(rooms.faults.length === 0 ? 0 : 1)

const { acknowledged, lost, doubled } = await crashRounds(rounds, say)
say(`${rounds} rounds, ${acknowledged} rows acknowledged, ${lost.length} lost, ${doubled.length} duplicated`)

const { samples, plays, resent, faults } = await crashDevices({ devices, rounds: deviceRounds, say })
for (const fault of faults.slice(0, 20)) say(fault)
say(
  `${deviceRounds} rounds under ${devices} devices, ${samples} samples and ${plays} plays acknowledged, ` +
    `${resent} batches resent, ${faults.length} errors`,
)

const business = await crashBusiness({ rounds: businessRounds, say })
for (const fault of business.faults.slice(0, 20)) say(fault)
say(
  `${businessRounds} rounds under work, ${business.approvals} approvals, ${business.payments} payments and ` +
    `${business.uploads} uploads acknowledged, ${business.faults.length} errors`,
)
const failures = [...lost, ...doubled, ...faults, ...business.faults, ...rooms.faults]
process.exit(failures.length === 0 ? 0 : 1)
