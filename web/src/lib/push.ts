/** Push messages to this browser, with the page closed. */
import { api } from "./api";
import { worker } from "./app";

export const possible = (): boolean =>
  window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window;

/** Ask the person and their browser, and tell the server. False if it is not allowed. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const found = await worker();
  if (found === null) return false;
  const options = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const old = await found.pushManager.getSubscription();
  if (old !== null && !sameKey(old, key)) await old.unsubscribe();
  const made = await found.pushManager.subscribe(options);
  const { endpoint, keys } = made.toJSON();
  await api.addPush(endpoint!, keys!.p256dh!, keys!.auth!);
  return true;
}

/** This browser is to be told nothing any more. */
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  await (await found?.pushManager.getSubscription())?.unsubscribe();
}

function sameKey(subscription: PushSubscription, key: string): boolean {
  const used = subscription.options.applicationServerKey;
  return used !== null && text(new Uint8Array(used)) === key;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.codePointAt(0)!);
}

function text(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
