import { foldAccountName } from '@lumiroute/contract/account'
import type { ClientBase } from 'pg'

type Named = { id: number; name: string; key: string }

const outsideAscii = `select id, admin_account as name, admin_account_key as key from account
  where admin_account ~ '[^ -~]' order by id`
/** Appends the id to a name that is now the same as an older one, so that both accounts can sign in. */
const setKey = `update account set admin_account_key = case
    when exists (select 1 from account o where o.admin_account_key = $2 and o.id <> $1) then $2 || ' ' || $1
    else $2 end
  where id = $1`

/**
 * Only ASCII folds the same way in every database, which is what the migration did; other names follow here, also when a
 * new Node.js knows more letters.
 */
export async function foldAccountNames(client: Pick<ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<Named>(outsideAscii)
  for (const { id, name, key } of rows) {
    const folded = foldAccountName(name)
    if (key !== folded && key !== `${folded} ${id}`) await client.query(setKey, [id, folded])
  }
}
