/** Enabled stores whose people need an operator's help to sign in. */
export const storesByAdmin = {
  none: `r.store_enabled and not exists
    (select 1 from account a where a.store_id = r.id and a.admin_enabled)`,
  noPassword: `r.store_enabled and exists
    (select 1 from account a where a.store_id = r.id and a.admin_enabled and a.password_hash is null)`,
}
