import { encodeQR } from 'qr'

/** The dark squares of a QR code as one path; `size` counts its quiet margin. */
export type QrCode = { readonly size: number; readonly path: string }

/** The standard asks for four light squares around a code. */
const MARGIN = 4
/** A version 40 code with the lowest error correction holds no more bytes. */
const MAX_BYTES = 2953
/** Codes with more bytes have smaller squares: less error correction keeps them readable on a screen. */
const MANY_BYTES = 300

/** Null when the text is too long for any code. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text).length
  if (bytes > MAX_BYTES) return null
  const rows = encodeQR(text, 'raw', { border: MARGIN, ecc: bytes > MANY_BYTES ? 'low' : 'medium' })
  return { size: rows.length, path: rows.map(pathOfRow).join('') }
}

/** Neighbouring squares of a row are one rectangle. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (row[x] !== true) continue
    const start = x
    while (row[x + 1] === true) x++
    path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`
  }
  return path
}
