import { QueryClientProvider } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { JoinRoom } from '../../features/road/game/join-room.tsx'
import { queryClient } from '../../lib/api/query.ts'

export function JoinRoomPage() {
  const { roomCode = '' } = useParams()
  return (
    <QueryClientProvider client={queryClient}>
      <JoinRoom roomCode={roomCode.slice(0, 20)} />
    </QueryClientProvider>
  )
}
