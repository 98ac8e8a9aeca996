// The browser's end of the texts that travel with a page.
import type { AbstractIntlMessages } from 'next-intl';

/** Reads what `writeNamespaces` wrote in the same build. */
export function readNamespaces(text: string): AbstractIntlMessages {
  const messages: AbstractIntlMessages = JSON.parse(text);
  return messages;
}
