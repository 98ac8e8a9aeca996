// The browser's end of the texts that travel with a page.
import type { AbstractIntlMessages } from 'next-intl';

/** A server reads the same few texts for every visitor; a browser has no more than its own. */
const read = new Map<string, AbstractIntlMessages>();

/** Reads what `writeNamespaces` wrote in the same build: never more texts than languages and pages together. */
export function readNamespaces(text: string): AbstractIntlMessages {
  const known = read.get(text);
  if (known !== undefined) return known;
  const messages: AbstractIntlMessages = JSON.parse(text);
  read.set(text, messages);
  return messages;
}
