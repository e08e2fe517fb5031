/** A sentence of the log cut where it names things, so that each can be pointed at. */
import type { LogEntry, Ref } from "./types";

export interface Piece {
  text: string;
  ref: Ref | null;
}

/** The things an entry names. */
export function named(entry: LogEntry): Ref[] {
  return Object.values(entry.args).filter(
    (value): value is string => typeof value === "string" && value.includes("-"),
  );
}

/** The sentence in pieces; `name` tells what a thing is called, or its key where it has no name. */
export function pieces(entry: LogEntry, name: (ref: Ref) => string): Piece[] {
  const names = named(entry)
    .map((ref) => ({ ref, text: name(ref) }))
    .filter(({ ref, text }) => text !== ref && text !== "")
    .sort((one, other) => other.text.length - one.text.length);
  let found: Piece[] = [{ text: entry.text, ref: null }];
  for (const { ref, text } of names) found = found.flatMap((piece) => cut(piece, ref, text));
  return found;
}

function cut(piece: Piece, ref: Ref, text: string): Piece[] {
  if (piece.ref !== null) return [piece];
  const at = piece.text.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [piece];
  const end = at + text.length;
  return [
    { text: piece.text.slice(0, at), ref: null },
    { text: piece.text.slice(at, end), ref },
    { text: piece.text.slice(end), ref: null },
  ].filter(({ text }) => text !== "");
}
