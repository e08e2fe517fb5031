/** Rules by their numbers: where each stands in the book. */

const NUMBER = /\b(?:[A-Z][A-Z0-9]*-){2}\d{2}\b/g;

/** The address of a rule in the book. */
export const rulePlace = (rule: string): string =>
  `/rules/${rule.slice(0, rule.lastIndexOf("-"))}#${rule}`;

/** A text in pieces: those that are the number of a rule have its address. */
export function linked(text: string): { text: string; href: string | null }[] {
  const found: { text: string; href: string | null }[] = [];
  let end = 0;
  for (const { 0: rule, index } of text.matchAll(NUMBER)) {
    if (index > end) found.push({ text: text.slice(end, index), href: null });
    found.push({ text: rule, href: rulePlace(rule) });
    end = index + rule.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), href: null });
  return found;
}
