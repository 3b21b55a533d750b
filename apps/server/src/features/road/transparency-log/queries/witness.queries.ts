import type { Handle, Tx } from '../../../../db/db.ts'
import { rawQuery } from '../../../../db/raw-query.ts'

const cosignatures = rawQuery({
  name: 'log.cosignatures',
  row: { witness: 'text', line: 'text', at: 'timestamptz' },
  sql: 'select witness, line, at from log_cosignature where size = $1::int8 order by witness',
})
export const listCosignatures = (db: Handle, size: number) => db.run(cosignatures, [size])

const insert = rawQuery({
  name: 'log.insertCosignature',
  row: {},
  sql: `insert into log_cosignature (size, witness, line, at) values ({size}::int8, {witness}, {line}, {at})
   on conflict (size, witness) do update set line = excluded.line, at = excluded.at`,
})
type Cosignature = { size: number; witness: string; line: string; at: Date }
export const saveCosignature = (tx: Tx, cosignature: Cosignature) => tx.run(insert, cosignature)

export type WitnessState = { name: string; size: number; problem: string; at: Date }

const states = rawQuery<WitnessState>({
  name: 'log.witnesses',
  row: { name: 'text', size: 'int8', problem: 'text', at: 'timestamptz' },
  sql: 'select name, size, problem, at from log_witness',
})
export const listWitnessStates = (db: Handle) => db.run(states, [])

const save = rawQuery({
  name: 'log.saveWitness',
  row: {},
  sql: `insert into log_witness (name, size, problem, at) values ({name}, {size}::int8, {problem}, {at})
   on conflict (name) do update set size = excluded.size, problem = excluded.problem, at = excluded.at`,
})
export const saveWitnessState = (db: Handle, state: WitnessState) => db.run(save, state)
