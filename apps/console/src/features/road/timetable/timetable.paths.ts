/** The addresses of the timetables' pages, with the query name of the specification. */
export const timetablePaths = {
  list: '/timetable/list',
  create: '/timetable/edit',
  edit: (id: number) => `/timetable/edit?id=${id}`,
}
