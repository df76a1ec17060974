import { makeAnswerer } from '../answerer.ts'
import { serve } from './serve.ts'

serve(makeAnswerer)
