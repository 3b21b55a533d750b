import type { Client, Connection, Submittable } from 'pg'

type Field = { name: string; dataTypeID: number }

/** Asks PostgreSQL to parse and describe a statement, without running it. */
class Describe implements Submittable {
  private fields: Field[] = []
  private failure: Error | undefined
  readonly done: Promise<Field[]>
  private finish: (fields: Field[]) => void = () => undefined
  private fail: (error: Error) => void = () => undefined

  constructor(private readonly text: string) {
    this.done = new Promise((resolve, reject) => {
      this.finish = resolve
      this.fail = reject
    })
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.text, types: [] }, true)
    connection.describe({ type: 'S', name: '' }, true)
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.fields = fields
  }

  handleError(error: Error): void {
    this.failure = error
  }

  handleReadyForQuery(): void {
    if (this.failure) this.fail(this.failure)
    else this.finish(this.fields)
  }
}

const typesSql = `select oid::int4 as oid, case when typelem <> 0 and typname like '\\_%'
  then substr(typname, 2) || '[]' else typname end as name from pg_type`

export type TypeNames = ReadonlyMap<number, string>

export async function readTypeNames(client: Client): Promise<TypeNames> {
  const { rows } = await client.query<{ oid: number; name: string }>(typesSql)
  return new Map(rows.map(({ oid, name }) => [oid, name]))
}

/** The columns of a statement as `name: type`. The client must not pipeline. */
export async function describeQuery(client: Client, names: TypeNames, text: string): Promise<string[]> {
  const fields = await client.query(new Describe(text)).done
  return fields.map(({ name, dataTypeID }) => `${name}: ${names.get(dataTypeID) ?? dataTypeID}`)
}
