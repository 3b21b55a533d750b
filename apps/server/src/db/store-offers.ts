/** SQL: store `s` takes part in the member card, also if no project was chosen. */
export const hasMemberCard = 's.store_belong <> 2'
