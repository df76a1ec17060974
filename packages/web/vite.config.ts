import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOfWords, sealedWords } from './build/sealed-words-plugin.ts'

export default defineConfig({
  plugins: [react(), sealedWords()],
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
