import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOfWords, sealedWords } from './build/sealed-words-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

export default defineConfig({
  plugins: [react(), sealedWords()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2023',
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => `assets/${chunkOfWords(moduleIds) ?? '[name]'}-[hash].js`,
      },
    },
  },
  worker: { format: 'es' },
})
