import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '@dlm/contract/accounts/passkey.schema'
import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'

/** Has the browser make a passkey. @throws Error saying why not, as where its user cancelled */
export async function makePasskey(options: PasskeyCreation): Promise<CreatedPasskey> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { response, id, rawId } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Has the browser use one of the account's passkeys. @throws Error saying why not */
export async function askForPasskey(options: PasskeyRequest): Promise<UsedPasskey> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const { response, id, rawId } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    ...{ id, rawId, type: 'public-key', clientExtensionResults: {} },
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle !== undefined && { userHandle }),
    },
  }
}
