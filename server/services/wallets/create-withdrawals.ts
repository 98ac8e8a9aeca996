// Withdrawals step by step: the state is written first, then the core moves the money to where that state has it. Repeating either is harmless.
import { createHash, randomInt } from 'node:crypto';

import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { AssetListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Chain, Payout, PayoutReport } from './chain.ts';
import { finalDepth } from './coin-listing.ts';
import { createTurns, type Turns } from './turns.ts';
import type { WithdrawalBook, WithdrawalChange, WithdrawalRow } from './withdrawal-book.ts';
import { moneyIn, type WithdrawalState } from './withdrawal-state.ts';
import type { WithdrawalRefusal, Withdrawals, WithdrawalRequest } from './withdrawals.ts';

export type WithdrawalsOptions = {
  readonly book: WithdrawalBook;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly chain: Pick<Chain, 'onPayout' | 'sign' | 'broadcast'>;
  /** 0, or until when this user's withdrawals wait. */
  readonly heldUntilMs: (userId: string) => Promise<number>;
  /** Brings the code to its owner by another way than the answer. */
  readonly sendCode: (userId: string, row: WithdrawalRow, code: string) => Promise<void>;
  /** The amount that the hot wallet pays in 24 hours without anybody's approval, in millionths of a USDT. */
  readonly hotWalletMicros: number;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  readonly now?: () => number;
  /** 0: only when told. */
  readonly tickEveryMs: number;
  /** Shared with whatever else counts against the day's limit of an owner. */
  readonly turns?: Turns;
  /** A further check that runs as often. */
  readonly afterTick?: () => Promise<void>;
};

const dayMs = 24 * 60 * 60_000;
const codeLifeMs = 30 * 60_000;
const beingAskedMs = 60_000;
const maxTries = 5;
const approvalsNeeded = 2;

const hashOf = (code: string, address: string): string => createHash('sha256').update(`${code}\n${address}`).digest('base64url');
const referenceOf = ({ id }: WithdrawalRow): string => `withdrawal:${id}`;
/** Fees may have changed in between: what is taken from the account is what was asked for. */
const isSameRequest = (row: WithdrawalRow, request: WithdrawalRequest): boolean =>
  row.coin === request.coin &&
  row.network === request.network.network &&
  row.address === request.address &&
  row.memo === request.memo &&
  row.amountUnits + row.feeUnits === request.amountUnits + request.feeUnits;

const payoutOf = (row: WithdrawalRow): Payout => ({
  reference: referenceOf(row),
  network: row.network,
  coin: row.coin,
  address: row.address,
  memo: row.memo,
  amountUnits: row.amountUnits,
});

export async function createWithdrawals(options: WithdrawalsOptions): Promise<Withdrawals> {
  const { book, client, assetOf, chain, heldUntilMs, sendCode, hotWalletMicros, log, now = Date.now, tickEveryMs } = options;
  const { turns = createTurns() } = options;
  /** The steps of one withdrawal happen in turn. */
  const inTurn = <Value>(id: number, task: () => Promise<Value>): Promise<Value> => turns.take(`withdrawal:${id}`, task);

  const assetIdOf = (coin: string): number => {
    const asset = assetOf(coin);
    if (asset === undefined) throw new Error(`no such coin: ${coin}`);
    return asset.assetId;
  };

  /** Sends the core what the state asks for. Null: done, or done before. */
  const moveMoney = async (row: WithdrawalRow): Promise<RejectReason | null> => {
    const wanted = moneyIn[row.state];
    if (row.money === wanted) return null;
    const reference = referenceOf(row);
    const reply = await (() => {
      const { accountId } = row;
      const assetId = assetIdOf(row.coin);
      if (wanted === 'held')
        return client.submit({
          type: 'reserve-withdrawal',
          accountId,
          assetId,
          units: units(row.amountUnits),
          feeUnits: units(row.feeUnits),
          reference,
        });
      if (wanted === 'gone') return client.submit({ type: 'settle-withdrawal', reference });
      if (row.money === 'gone')
        return client.submit({
          type: 'credit-deposit',
          accountId,
          assetId,
          units: units(row.amountUnits),
          reference: `returned:${row.id}`,
        });
      return client.submit({ type: 'release-withdrawal', reference });
    })();
    const doneBefore: readonly RejectReason[] = [
      RejectReason.withdrawalExists,
      RejectReason.unknownWithdrawal,
      RejectReason.depositAlreadyCredited,
    ];
    if (!reply.ok && !doneBefore.includes(reply.reason)) return reply.reason;
    await book.note(row.id, { money: wanted });
    return null;
  };

  const step = async (row: WithdrawalRow, to: WithdrawalState, change?: WithdrawalChange): Promise<WithdrawalRow | null> => {
    const moved = await book.move(row.id, row.state, to, change);
    if (moved === null) return null;
    const refused = await moveMoney(moved);
    if (refused !== null) throw new Error(`the money of withdrawal ${row.id} could not follow to ${to}: ${refused}`);
    log.info({ withdrawalId: row.id, from: row.state, to, reason: moved.reason }, 'a withdrawal has moved');
    return { ...moved, money: moneyIn[to] };
  };

  /** 'go' if the hot wallet may pay it by itself, or enough people have agreed. One person who rejects is enough against it. */
  const clearance = async (row: WithdrawalRow): Promise<'go' | 'wait' | 'reject'> => {
    const votes = await book.votes(row.id);
    if (votes.some(({ approves }) => !approves)) return 'reject';
    if (!row.needsApproval) {
      const paid = await book.unapprovedWorthSince(now() - dayMs);
      if (paid + row.worthMicros <= hotWalletMicros) return 'go';
      await book.note(row.id, { needsApproval: true });
    }
    return votes.length >= approvalsNeeded ? 'go' : 'wait';
  };

  /** Looks at one in review, and sends it when nothing stands in the way. One at a time: two at once must not both find room. */
  const review = (id: number): Promise<void> =>
    turns.take('review', async () => {
      const row = await book.find(id);
      if (row?.state !== 'review') return;
      const verdict = await clearance(row);
      if (verdict === 'reject') {
        await step(row, 'failed', { reason: 'rejected' });
        return;
      }
      if (verdict === 'wait' || (await heldUntilMs(row.userId)) > now()) return;
      const signed = await chain.sign(payoutOf(row));
      const { transactionId, raw, networkFee, networkFeeCoin } = signed;
      const sent = await step(row, 'sent', { transactionId, raw, networkFee, networkFeeCoin });
      if (sent !== null) await chain.broadcast(payoutOf(sent), signed, 0);
    });

  /** A network that does not answer now is asked again with the next tick. */
  const tryReview = (id: number): Promise<void> =>
    review(id).catch((error: unknown) => log.error({ err: error, withdrawalId: id }, 'a withdrawal could not be sent yet'));

  const onPayout = async (report: PayoutReport): Promise<'more' | 'done'> => {
    const known = await book.byTransaction(report.network, report.transactionId);
    if (known === null) return 'done';
    return inTurn(known.id, async () => {
      const row = await book.find(known.id);
      if (row === null) return 'done';
      if (report.lost) {
        if (row.state === 'sent') await step(row, 'failed', { reason: 'lost', confirmations: 0 });
        if (row.state === 'confirmed') await step(row, 'reversed', { reason: 'undone', confirmations: 0 });
        return 'done';
      }
      if (row.confirmations !== report.confirmations) await book.note(row.id, { confirmations: report.confirmations });
      if (row.state === 'sent' && report.confirmations >= row.requiredConfirmations) await step(row, 'confirmed');
      return report.confirmations >= finalDepth(row.requiredConfirmations) ? 'done' : 'more';
    });
  };

  const own = async (userId: string, id: number): Promise<WithdrawalRow | null> => {
    const row = await book.find(id);
    return row?.userId === userId ? row : null;
  };

  const cancelAs = (row: WithdrawalRow, reason: string): Promise<WithdrawalRow | null> => step(row, 'cancelled', { reason });

  /** The withdrawals that a stop has left half done, and those that wait for time, are looked at again. */
  const lookAgain = async (row: WithdrawalRow, atStart: boolean): Promise<void> => {
    // One that is being asked for right now is its own call's affair.
    if (row.money === 'none' && now() - row.createdAtMs < beingAskedMs && !atStart) return;
    if (row.money !== moneyIn[row.state]) {
      const refused = await inTurn(row.id, async () => {
        const fresh = await book.find(row.id);
        return fresh === null ? null : moveMoney(fresh);
      });
      if (refused !== null && row.state === 'pending') await inTurn(row.id, () => step(row, 'failed', { reason: refused }));
      else if (refused !== null) throw new Error(`the money of withdrawal ${row.id} is not where it has to be: ${refused}`);
    }
    if (row.state === 'pending' && row.codeExpiresAtMs <= now()) await inTurn(row.id, () => cancelAs(row, 'expired'));
    if (row.state === 'review') await tryReview(row.id);
  };

  const look = async (atStart: boolean): Promise<void> => {
    for (const row of await book.unfinished()) {
      await lookAgain(row, atStart).catch((error: unknown) => log.error({ err: error, withdrawalId: row.id }, 'a withdrawal stands still'));
    }
  };

  chain.onPayout(onPayout);
  for (const row of await book.unfinished()) {
    if ((row.state === 'sent' || row.state === 'confirmed') && row.transactionId !== null && row.raw !== null) {
      await chain
        .broadcast(payoutOf(row), { transactionId: row.transactionId, raw: row.raw }, row.confirmations)
        .catch((error: unknown) => log.error({ err: error, withdrawalId: row.id }, 'a withdrawal could not be broadcast again'));
    }
  }
  await look(true);
  const tick = async (): Promise<void> => {
    await look(false);
    await options.afterTick?.();
  };
  let ticking: Promise<void> = Promise.resolve();
  const tickInTurn = (): void => {
    ticking = ticking.then(tick).catch((error: unknown) => log.error({ err: error }, 'withdrawals could not be looked at'));
  };
  const timer = tickEveryMs === 0 ? null : setInterval(tickInTurn, tickEveryMs);
  timer?.unref();

  const apply: Withdrawals['apply'] = (owner, request, limitMicros) =>
    turns.take(`owner:${owner.userId}`, async (): Promise<WithdrawalRow | WithdrawalRefusal> => {
      if (request.clientOid !== null) {
        const before = await book.byClientOid(owner.userId, request.clientOid);
        if (before !== null) return isSameRequest(before, request) ? before : { reason: 'name-taken' };
      }
      const untilMs = await heldUntilMs(owner.userId);
      if (untilMs > now()) return { reason: 'held', untilMs };
      const left = limitMicros - (await book.worthSince(owner.userId, now() - dayMs));
      if (request.worthMicros > left) return { reason: 'daily-limit', leftMicros: Math.max(0, left) };
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const nowMs = now();
      const { network, ...asked } = request;
      const row = await book.add({
        ...asked,
        userId: owner.userId,
        accountId: owner.accountId,
        network: network.network,
        requiredConfirmations: network.confirmations,
        state: 'pending',
        money: 'none',
        codeHash: hashOf(code, request.address),
        codeExpiresAtMs: nowMs + codeLifeMs,
        createdAtMs: nowMs,
        updatedAtMs: nowMs,
      });
      if (row === null) return { reason: 'unknown' };
      const refused = await moveMoney(row);
      if (refused !== null) {
        await book.remove(row.id);
        if (refused === RejectReason.insufficientBalance || refused === RejectReason.accountInDebt) return { reason: refused };
        throw new Error(`a withdrawal was not held: ${refused}`);
      }
      await sendCode(owner.userId, row, code);
      return { ...row, money: 'held' };
    });

  return {
    apply,
    confirm: async ({ userId }, id, code) => {
      const known = await own(userId, id);
      if (known === null) return { reason: 'unknown' };
      const confirmed = await inTurn(id, async (): Promise<WithdrawalRow | WithdrawalRefusal> => {
        const tries = await book.countTry(id);
        const row = await book.find(id);
        if (tries === null || row === null) return { reason: 'unknown' };
        if (row.codeExpiresAtMs <= now() || tries > maxTries) {
          await cancelAs(row, tries > maxTries ? 'wrong-codes' : 'expired');
          return { reason: 'code-expired' };
        }
        if (hashOf(code, row.address) !== row.codeHash) {
          if (tries < maxTries) return { reason: 'wrong-code' };
          await cancelAs(row, 'wrong-codes');
          return { reason: 'code-expired' };
        }
        const untilMs = await heldUntilMs(userId);
        if (untilMs > now()) return { reason: 'held', untilMs };
        return (await step(row, 'review')) ?? { reason: 'unknown' };
      });
      if (!('id' in confirmed)) return confirmed;
      await tryReview(id);
      return (await book.find(id)) ?? { reason: 'unknown' };
    },
    cancel: async ({ userId }, id) => {
      if ((await own(userId, id)) === null) return { reason: 'unknown' };
      return inTurn(id, async () => {
        const row = await book.find(id);
        if (row === null) return { reason: 'unknown' };
        if (row.state !== 'pending') return { reason: 'not-cancellable' };
        return (await cancelAs(row, 'requested')) ?? { reason: 'not-cancellable' };
      });
    },
    page: book.page,
    votes: book.votes,
    usedToday: (userId) => book.worthSince(userId, now() - dayMs),
    vote: async (id, operator, approves) => {
      const row = await book.find(id);
      if (row === null) return { reason: 'unknown' };
      if (row.state !== 'review') return { reason: 'not-in-review' };
      if (!(await book.vote(id, { operator, approves, createdAtMs: now() }))) return { reason: 'already-voted' };
      log.info({ withdrawalId: id, operator, approves }, 'an operator has spoken about a withdrawal');
      await tryReview(id);
      return (await book.find(id)) ?? { reason: 'unknown' };
    },
    failOpen: async (accountId, coin) => {
      for (const row of await book.unfinished()) {
        if (row.accountId !== accountId || row.coin !== coin) continue;
        await turns.take('review', () =>
          inTurn(row.id, async () => {
            const fresh = await book.find(row.id);
            if (fresh?.state === 'pending' || fresh?.state === 'review') await step(fresh, 'failed', { reason: 'deposit-undone' });
          }),
        );
      }
    },
    tick,
    close: async () => {
      if (timer !== null) clearInterval(timer);
      await ticking;
      await turns.idle();
    },
  };
}
