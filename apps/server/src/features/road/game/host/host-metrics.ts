import { Counter, Gauge, type Registry } from 'prom-client'

export type HostMetrics = ReturnType<typeof createHostMetrics>

/** What this server hosts. */
export function createHostMetrics(registry: Registry) {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const counter = (name: string, help: string) => new Counter({ name, help, registers })
  return {
    rooms: gauge('lumiroute_game_rooms', 'Game rooms that this server runs.'),
    sockets: gauge('lumiroute_game_sockets', 'Phones and screens connected to game rooms here.'),
    passedOn: gauge(
      'lumiroute_game_sockets_passed_on',
      'Sockets passed on to the server that runs the room.',
    ),
    ticks: counter('lumiroute_game_ticks_total', 'Ticks of the clock of all rounds, 60 a second.'),
    lateTicks: counter(
      'lumiroute_game_late_ticks_total',
      'Ticks by which all rounds were moved because the process was too busy.',
    ),
    takeovers: counter('lumiroute_game_takeovers_total', 'Running rounds continued from another server.'),
  }
}
