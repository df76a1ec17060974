import { randomBytes } from 'node:crypto'
import type { PasskeyAnswer, PasskeyMade } from '@charterstone/protocol'
import { addChallenge, addPasskey, findPasskey, markPasskeyUsed, takeChallenge } from '../storage/passkeys.ts'
import type { Storage } from '../storage/storage.ts'
import type { PasskeySite } from './passkey-site.ts'

/** Makes and checks passkeys (WebAuthn). A person is a random handle; nothing else is known of them. */
export type Passkeys = {
  /** What the browser needs to make a passkey for a person with this name. */
  readonly makingOptions: (name: string) => Promise<object>
  /** Stores a passkey that was made; the person it belongs to, or null when it is not valid. */
  readonly add: (made: PasskeyMade) => Promise<string | null>
  /** What the browser needs to ask for any passkey of this site. */
  readonly askingOptions: () => Promise<object>
  /** The person who has answered with their passkey; null when it is unknown or not valid. */
  readonly check: (answer: PasskeyAnswer) => Promise<string | null>
}

const PERSON_BYTES = 24

export function makePasskeys({ db }: Storage, { rpId, origin }: PasskeySite, clock: () => number): Passkeys {
  // Fetched when it is needed: most servers see a passkey rarely.
  const library = () => import('@simplewebauthn/server')
  const expected = {
    expectedOrigin: origin,
    expectedRPID: rpId,
    // A device without a lock may hold a passkey, too.
    requireUserVerification: false,
  }
  return {
    makingOptions: async (name) => {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'Charterstone',
        rpID: rpId,
        userID: new Uint8Array(randomBytes(PERSON_BYTES)),
        userName: name,
        userDisplayName: name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      })
      await addChallenge(db, { challenge: options.challenge, kind: 'make', person: options.user.id }, clock())
      return options
    },
    add: async (made) => {
      const { verifyRegistrationResponse } = await library()
      const taken: { person: string | null } = { person: null }
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        expectedChallenge: async (challenge) => {
          taken.person = await takeChallenge(db, challenge, 'make', clock())
          return taken.person !== null
        },
        response: { ...made, clientExtensionResults: {} },
      }).catch(() => ({ verified: false, registrationInfo: undefined }))
      const { person } = taken
      if (!verified || registrationInfo === undefined || person === null) return null
      const { id, publicKey, counter } = registrationInfo.credential
      const isNew = await addPasskey(db, { id, person, publicKey, counter }, clock())
      return isNew ? person : null
    },
    askingOptions: async () => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'preferred' })
      await addChallenge(db, { challenge: options.challenge, kind: 'ask', person: '' }, clock())
      return options
    },
    check: async (answer) => {
      const { verifyAuthenticationResponse } = await library()
      const known = await findPasskey(db, answer.id)
      if (known === null) return null
      const { id, publicKey, counter, person } = known
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        expectedChallenge: async (challenge) => (await takeChallenge(db, challenge, 'ask', clock())) !== null,
        response: { ...answer, clientExtensionResults: {} },
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      if (!verified || authenticationInfo === undefined) return null
      await markPasskeyUsed(db, id, authenticationInfo.newCounter, clock())
      return person
    },
  }
}
