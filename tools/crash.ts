import { crashRounds } from '../apps/server/src/testing/crash-rounds.ts'
import { crashBusiness } from './business/crash-business.ts'
import { crashDevices } from './devices/crash-devices.ts'

const rounds = Number(process.argv[2] ?? 20)
const deviceRounds = Number(process.argv[3] ?? 10)
const businessRounds = Number(process.argv[4] ?? 10)
const devices = 1000
const say = (line: string) => console.log(line)

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
process.exit(lost.length + doubled.length + faults.length + business.faults.length === 0 ? 0 : 1)
