// Lets this process and its worker threads import TypeScript: node --import ./tools/loader/register.mjs
import { register } from 'node:module'

// From 22.18 on Node removes the types itself.
if (!('typescript' in process.features && process.features.typescript))
  register('./strip-types.mjs', import.meta.url)
