// Bots that were started one after another are one message: whoever starts ten is told once.
import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';

/** The newest of the messages that are one, and the markets of all of them, newest first and each once. */
export type Told = { readonly message: InboxMessage; readonly count: number; readonly symbols: readonly string[] };

const symbolOf = ({ params }: InboxMessage): string => (params['symbol'] ?? '').replace(/_[A-Z]+$/, '');

const isOneWith = (one: InboxMessage, other: InboxMessage): boolean =>
  one.kind === 'botStarted' && other.kind === 'botStarted' && one.params['venue'] === other.params['venue'];

/** Newest first, as the messages are. */
export function foldStarts(messages: readonly InboxMessage[]): readonly Told[] {
  return messages.reduce<readonly Told[]>((told, message) => {
    const last = told.at(-1);
    if (last === undefined || !isOneWith(last.message, message)) return [...told, { message, count: 1, symbols: [symbolOf(message)] }];
    return [...told.slice(0, -1), { ...last, count: last.count + 1, symbols: [...new Set([...last.symbols, symbolOf(message)])] }];
  }, []);
}
