// A command or event as text, for the message of a test that fails.
export const inWords = (thing: unknown): string =>
  JSON.stringify(thing, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
