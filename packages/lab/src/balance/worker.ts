import { serve } from '@charterstone/bots/pool'
import { observe } from './observe.ts'

serve(() => observe)
