import Celebration from '@mui/icons-material/CelebrationOutlined'
import Image from '@mui/icons-material/ImageOutlined'
import Loyalty from '@mui/icons-material/LoyaltyOutlined'
import Notes from '@mui/icons-material/NotesOutlined'
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined'
import Video from '@mui/icons-material/SmartDisplayOutlined'

export const bubbleIcons = {
  text: Notes,
  image: Image,
  video: Video,
  coupon: Ticket,
  pointcard: Loyalty,
  activity: Celebration,
} as const
