/** SQL: whether an ad of the store may choose device `d`; linked games may also use screens at places. */
export const isChoosable = (d: string, storeId: string, isLinked: string) =>
  `${d}.kind = 'player' and (${d}.store_id = ${storeId} or (${isLinked} and ${d}.place_id is not null))`

/** SQL: the place of device `d` as JSON. */
export const placeJson = (d: string) =>
  `(select json_build_object('id', p.id, 'name', p.name) from place p where p.id = ${d}.place_id)`
