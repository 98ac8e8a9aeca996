// The questions that the exchange's thread answers: every view of the core, and what looks at all of it.
import type { BookView } from '#server/engine/orders/book-view.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import type { MarketId } from '#server/engine/ids.ts';
import { viewNames, type Views } from '#server/engine/views.ts';

/** As the thread answers it. */
export type Asked = Omit<Views, 'book'> &
  Pick<Exchange, 'stateHash' | 'checkInvariants'> & {
    /** With the sequence it was taken at. */
    book(marketId: MarketId, levels: number): BookView & { readonly sequence: number };
  };

/** The answers of an exchange that stands behind a command. */
export const answersOf = ({ exchange, sequence }: { readonly exchange: Exchange; readonly sequence: number }): Asked => ({
  ...exchange,
  book: (marketId, levels) => ({ ...exchange.book(marketId, levels), sequence }),
});

export type AskedName = keyof Asked;

const askedNames: readonly AskedName[] = [...viewNames, 'stateHash', 'checkInvariants'];

/** As it is asked from another thread. */
export type AskedFromAfar = { readonly [Name in AskedName]: (...asked: Parameters<Asked[Name]>) => Promise<ReturnType<Asked[Name]>> };

/** Sends each question by its name. What is asked was checked by the types above, and so is what comes back. */
export const askFromAfar = (send: (about: AskedName, asked: readonly unknown[]) => Promise<unknown>): AskedFromAfar =>
  Object.assign({}, ...askedNames.map((about) => ({ [about]: (...asked: readonly unknown[]) => send(about, asked) })));

/** A method: what one of several understands is known to whoever sends its name. */
type ByName = { answer(...asked: readonly unknown[]): unknown }['answer'];

export const answerByName = (answers: Readonly<Record<AskedName, ByName>>, about: AskedName, asked: readonly unknown[]): unknown =>
  answers[about](...asked);
