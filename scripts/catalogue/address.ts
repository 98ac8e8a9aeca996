// One way to address people in each language: formal and informal are never beside each other.
import otherAddress from './address.json' with { type: 'json' };

/** `\b` of a pattern is a border of words in every script. */
const borders = String.raw`(?:(?<=\p{L})(?!\p{L})|(?<!\p{L})(?=\p{L}))`;

const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(otherAddress).map(([tag, pattern]) => [tag, new RegExp(pattern.replaceAll(String.raw`\b`, borders), 'u')]),
);

/** The words of a text that address people otherwise than the language does; null if it has none. */
export const wrongAddress = (tag: string, own: string): string | null => patterns.get(tag)?.exec(own)?.[0] ?? null;
