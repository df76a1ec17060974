import { serve } from '@charterstone/bots/pool'
import { learnFrom } from './self-play.ts'

serve(() => learnFrom)
