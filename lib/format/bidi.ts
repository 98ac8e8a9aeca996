// Keeps numbers, symbols and addresses readable inside right-to-left text where no markup can (titles, labels, toasts).

const leftToRight = '\u2066';
const firstStrong = '\u2068';
const end = '\u2069';

/** The text reads left to right and does not mix with what stands around it. */
export function isolateLtr(text: string): string {
  return `${leftToRight}${text}${end}`;
}

/** The text keeps its own direction and does not mix with what stands around it: for names that people chose. */
export function isolate(text: string): string {
  return `${firstStrong}${text}${end}`;
}
