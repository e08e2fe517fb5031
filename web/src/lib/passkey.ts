/** Passkeys: the browser's part of the exchange. */
import { api } from "./api";
import type { Challenge, Me } from "./types";

/** Whether this browser can. */
export function possible(): boolean {
  return (
    "PublicKeyCredential" in window &&
    "parseCreationOptionsFromJSON" in PublicKeyCredential &&
    "parseRequestOptionsFromJSON" in PublicKeyCredential
  );
}

/** Make a passkey for this person, under that login. */
export async function add(login: string): Promise<Me> {
  const { challenge, options } = (await api.passkey("new", { login })) as Challenge;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  return (await api.passkey("add", { challenge, credential: made.toJSON() })) as Me;
}

/** Come in with a passkey. */
export async function use(): Promise<Me> {
  const { challenge, options } = (await api.passkey("ask", {})) as Challenge;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const got = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  return (await api.passkey("use", { challenge, credential: got.toJSON() })) as Me;
}
