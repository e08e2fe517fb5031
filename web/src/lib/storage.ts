/** What this browser keeps, as JSON; whatever cannot be read counts as not there. */
export function kept<Value>(key: string, otherwise: Value, storage = localStorage): Value {
  try {
    return (JSON.parse(storage.getItem(key) ?? "null") as Value | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: unknown, storage = localStorage): void {
  storage.setItem(key, JSON.stringify(value));
}
