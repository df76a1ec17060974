import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { drawnAhead } from './build/drawn-ahead-plugin.ts'
import { fetchedTogether } from './build/fetched-together.ts'
import { firstPictures } from './build/first-pictures-plugin.ts'
import { chunkOfWords, sealedWords } from './build/sealed-words-plugin.ts'
import { styleSheets } from './build/style-sheets-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string
}

export default defineConfig({
  plugins: [
    react(),
    styleSheets(),
    sealedWords(),
    drawnAhead(),
    firstPictures(),
    VitePWA({
      // A new version waits until nobody plays by the old one, whose chunks it would clear away.
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['first-paint.js', 'icon.svg', 'icon-180.png'],
      workbox: {
        // Sealed words lie in the cache unread: a crate must open without a network, too.
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/(api|health|ready|metrics)(\/|$)/],
        importScripts: ['push-worker.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
      },
      manifest: {
        name: 'Charterstone',
        short_name: 'Charterstone',
        description: 'A village, a stone, and twelve evenings to argue about both.',
        display: 'standalone',
        start_url: '/',
        background_color: '#f6eedc',
        theme_color: '#f6eedc',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: fetchedTogether },
        chunkFileNames: ({ moduleIds }) => `assets/${chunkOfWords(moduleIds) ?? '[name]'}-[hash].js`,
      },
      // Hundreds of small chunks are as they should be.
      checks: { pluginTimings: false },
    },
  },
  worker: { format: 'es' },
  // Beside a server of its own: PORT=4199 npm start
  server: { proxy: { '/api': { target: process.env.TABLES ?? 'http://127.0.0.1:4173', ws: true } } },
})
