import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const TYPES: Readonly<Record<string, string>> = {
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

/** Bytes; smaller files are not compressed. */
const MIN_COMPRESSED = 500
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Compressed = { readonly br: Buffer; readonly gzip: Buffer }
type Asset = {
  readonly type: string
  readonly plain: Buffer
  readonly tag: string
  compressed?: Promise<Compressed>
}

/** Serves the built page from memory (ADR 0013). A path without a file extension is a route of the page: it gets index.html. */
export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await readAssets(folder)
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request.url)
      const asset = path === null ? undefined : assets.get(extname(path) === '' ? '/index.html' : path)
      if (path === null || asset === undefined)
        return reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n')
      void reply
        .header('Cache-Control', cachingOf(path))
        .header('ETag', asset.tag)
        .header('Vary', 'Accept-Encoding')
      if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send()
      const { body, encoding } = await bodyOf(asset, String(request.headers['accept-encoding'] ?? ''))
      if (encoding !== null) void reply.header('Content-Encoding', encoding)
      return reply.type(asset.type).send(body)
    },
  })
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://here').pathname)
  } catch {
    return null
  }
}

/** All files of the page by path. Requests only look up this map, so no path can lead out of the folder. */
async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  if (!existsSync(folder)) return new Map()
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const entries = files.map(async (file): Promise<[string, Asset]> => {
    const plain = await readFile(file)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`
    return [`/${relative(folder, file).replaceAll('\\', '/')}`, { type, plain, tag }]
  })
  return new Map(await Promise.all(entries))
}

/** Files with a hash in their name never change; all others are revalidated. */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Small files and compressed formats are sent as they are. */
async function bodyOf(
  asset: Asset,
  accepted: string,
): Promise<{ readonly body: Buffer; readonly encoding: 'br' | 'gzip' | null }> {
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
  if (encoding === null || !/^text|json|svg/.test(asset.type) || asset.plain.length < MIN_COMPRESSED)
    return { body: asset.plain, encoding: null }
  asset.compressed ??= compress(asset.plain)
  return { body: (await asset.compressed)[encoding], encoding }
}

async function compress(plain: Buffer): Promise<Compressed> {
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(plain, { level: 9 }),
  ])
  return { br, gzip: zipped }
}
