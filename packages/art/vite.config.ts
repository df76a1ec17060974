import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** For the gallery only: `npm run gallery -w packages/art`. */
export default defineConfig({ plugins: [react()] })
