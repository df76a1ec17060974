// Serves the built page. Node built-ins only.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const dist = fileURLToPath(new URL('../packages/web/dist', import.meta.url))

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

const security = {
  // Dialogs write their style sheets themselves; scripts come from here and nowhere else.
  'Content-Security-Policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** @typedef {{ type: string, plain: Buffer, tag: string, packed?: Promise<{ br: Buffer, gzip: Buffer }> }} Asset */

/**
 * Everything that was built, by path. It is read at once: a build that follows does not disturb whoever plays.
 * @returns {Promise<Map<string, Asset>>}
 */
async function readAssets() {
  const names = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const entries = files.map(async (file) => {
    const plain = await readFile(file)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
    return /** @type {const} */ ([`/${relative(dist, file).replaceAll('\\', '/')}`, { type, plain, tag }])
  })
  return new Map(await Promise.all(entries))
}

/**
 * Small files and those that are packed already stay as they are.
 * @param {Asset} asset
 * @param {string} accepted
 */
async function bodyOf(asset, accepted) {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  if (encoding === null || !/^text|json|svg/.test(asset.type) || asset.plain.length < 500)
    return { body: asset.plain, encoding: null }
  asset.packed ??= pack(asset.plain)
  return { body: (await asset.packed)[encoding], encoding }
}

/** @param {Buffer} plain */
async function pack(plain) {
  const [br, small] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(plain, { level: 9 }),
  ])
  return { br, gzip: small }
}

/**
 * Names with a hash never change; everything else is asked for again.
 * @param {string} path
 */
function cachingOf(path) {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/**
 * @param {Map<string, Asset>} assets
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(assets, request, response) {
  for (const [name, value] of Object.entries(security)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const path = decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname)
  // Every address of the page is answered by the page itself.
  const asset = assets.get(extname(path) === '' ? '/index.html' : path)
  if (asset === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Nothing is built here.\n')
    return
  }
  response.setHeader('Cache-Control', cachingOf(path))
  response.setHeader('ETag', asset.tag)
  response.setHeader('Vary', 'Accept-Encoding')
  if (request.headers['if-none-match'] === asset.tag) {
    response.writeHead(304).end()
    return
  }
  const { body, encoding } = await bodyOf(asset, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== null) response.setHeader('Content-Encoding', encoding)
  response.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/**
 * Resolves to the address once the page can be reached.
 * @param {{ port?: number, host?: string }} [where] port 0 takes any free one
 */
export async function serve({ port = 0, host = '127.0.0.1' } = {}) {
  const assets = await readAssets()
  const server = createServer((request, response) => {
    answer(assets, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(400)
      response.end()
    })
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const bound = server.address()
  const number = typeof bound === 'object' && bound !== null ? bound.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { server, address: `http://${name}:${number}/` }
}
