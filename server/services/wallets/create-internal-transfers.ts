// Coins from one user to another: nothing leaves the venue, nothing is paid for it, and the limits of withdrawals count it.
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import type { InternalTransferRefusal, InternalTransferRow, InternalTransfers, InternalTransferRequest } from './internal-transfers.ts';
import { internalTransferBook } from './internal-transfer-book.ts';
import type { Turns } from './turns.ts';

export type InternalTransfersOptions = {
  readonly db: Store['db'];
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly heldUntilMs: (userId: string) => Promise<number>;
  /** The worth of an owner's withdrawals and internal transfers since a moment, in millionths of a USDT. */
  readonly worthSince: (userId: string, sinceMs: number) => Promise<number>;
  /** Those of withdrawals: of one owner, one thing at a time is weighed against the day's limit. */
  readonly turns: Turns;
  readonly log: { error(details: object, message: string): void };
  readonly now: () => number;
};

const dayMs = 24 * 60 * 60_000;

const isSameRequest = (row: InternalTransferRow, { to, coin, amountUnits }: InternalTransferRequest): boolean =>
  row.toAccountId === to.accountId && row.coin === coin && row.amountUnits === amountUnits;

/** Tells the core again what a stop has left undone. */
export async function createInternalTransfers(options: InternalTransfersOptions): Promise<InternalTransfers> {
  const { db, client, assetOf, heldUntilMs, worthSince, turns, log, now } = options;
  const book = internalTransferBook(db, now);

  /** The name is used once: told again after a stop, nothing moves twice. Null: done. */
  const tell = async ({ id, accountId, toAccountId, coin, amountUnits }: InternalTransferRow): Promise<RejectReason | null> => {
    const asset = assetOf(coin);
    if (asset === undefined) throw new Error(`no such coin: ${coin}`);
    const { assetId } = asset;
    const reference = `internal:${id}`;
    const reply = await client.submit({ type: 'send-funds', accountId, toAccountId, assetId, units: units(amountUnits), reference });
    if (!reply.ok && reply.reason !== RejectReason.withdrawalExists) {
      await book.remove(id);
      return reply.reason;
    }
    await book.markDone(id);
    return null;
  };

  for (const row of await book.unfinished()) {
    await tell(row).catch((error: unknown) => log.error({ err: error, transferId: row.id }, 'a transfer between users stands still'));
  }

  /** Also of one that was asked for before and that the core did not answer: it is not done because it is written down. */
  const finish = async (row: InternalTransferRow): Promise<InternalTransferRow | InternalTransferRefusal> => {
    const refused = row.done ? null : await tell(row);
    if (refused === null) return { ...row, done: true };
    if (refused === RejectReason.insufficientBalance || refused === RejectReason.accountInDebt) return { reason: refused };
    if (refused === RejectReason.unknownAccount) return { reason: 'unknown-receiver' };
    throw new Error(`a transfer between users was refused: ${refused}`);
  };

  return {
    page: book.page,
    send: (owner, request, limitMicros) =>
      turns.take(`owner:${owner.userId}`, async (): Promise<InternalTransferRow | InternalTransferRefusal> => {
        const before = request.clientOid === null ? null : await book.byClientOid(owner.userId, request.clientOid);
        if (before !== null) return isSameRequest(before, request) ? finish(before) : { reason: 'name-taken' };
        const untilMs = await heldUntilMs(owner.userId);
        if (untilMs > now()) return { reason: 'held', untilMs };
        const left = limitMicros - (await worthSince(owner.userId, now() - dayMs));
        if (request.worthMicros > left) return { reason: 'daily-limit', leftMicros: Math.max(0, left) };
        return finish(await book.add(owner, request));
      }),
  };
}
