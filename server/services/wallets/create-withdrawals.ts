// Withdrawals step by step: the state is written first, then the core moves the money to where that state has it. Repeating either is harmless.
import type { AssetListing } from '#server/engine/listings.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Chain } from './chain.ts';
import { createTurns, type Turns } from './turns.ts';
import type { WithdrawalBook, WithdrawalRow } from './withdrawal-book.ts';
import { applyForWithdrawal } from './withdrawals/apply-for-withdrawal.ts';
import { confirmWithdrawal } from './withdrawals/confirm-withdrawal.ts';
import { broadcastAgain, followPayouts } from './withdrawals/follow-payouts.ts';
import { lookAtUnfinished } from './withdrawals/look-at-unfinished.ts';
import { reviewWithdrawal } from './withdrawals/review-withdrawal.ts';
import { createWithdrawalSteps, type WithdrawalSteps } from './withdrawals/withdrawal-steps.ts';
import type { Withdrawals } from './withdrawals.ts';

export type WithdrawalsOptions = {
  readonly book: WithdrawalBook;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly chain: Pick<Chain, 'onPayout' | 'sign' | 'broadcast'>;
  /** 0, or until when this user's withdrawals wait. */
  readonly heldUntilMs: (userId: string) => Promise<number>;
  /** True: an operator has stopped all withdrawals. */
  readonly areStopped: () => Promise<boolean>;
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

/** The withdrawals of an account's coin that have not left fail. A review that is going on is let through first. */
const failOpen =
  (book: WithdrawalBook, steps: WithdrawalSteps, turns: Turns): Withdrawals['failOpen'] =>
  async (accountId, coin) => {
    for (const row of await book.unfinished()) {
      if (row.accountId !== accountId || row.coin !== coin) continue;
      await turns.take('review', () =>
        steps.inTurn(row.id, async () => {
          const fresh = await book.find(row.id);
          if (fresh?.state === 'pending' || fresh?.state === 'review') await steps.step(fresh, 'failed', { reason: 'deposit-undone' });
        }),
      );
    }
  };

/** Repeats the task without end, one after the other; 0: never by itself. Answers what ends it. */
function repeat(task: () => Promise<void>, everyMs: number, log: WithdrawalsOptions['log']): () => Promise<void> {
  let ticking: Promise<void> = Promise.resolve();
  const tickInTurn = (): void => {
    ticking = ticking.then(task).catch((error: unknown) => log.error({ err: error }, 'withdrawals could not be looked at'));
  };
  const timer = everyMs === 0 ? null : setInterval(tickInTurn, everyMs);
  timer?.unref();
  return async () => {
    if (timer !== null) clearInterval(timer);
    await ticking;
  };
}

export async function createWithdrawals(options: WithdrawalsOptions): Promise<Withdrawals> {
  const { book, chain, log, now = Date.now, turns = createTurns() } = options;
  const steps = createWithdrawalSteps({ ...options, turns });
  const shared = { ...options, turns, now, steps };
  const review = reviewWithdrawal(shared);
  const confirm = confirmWithdrawal(shared);
  const look = lookAtUnfinished({ ...shared, review });

  const isOwn = async (userId: string, id: number): Promise<boolean> => (await book.find(id))?.userId === userId;

  chain.onPayout(followPayouts(book, steps));
  await broadcastAgain(book, chain, log);
  await look(true);
  const tick = async (): Promise<void> => {
    await look(false);
    await options.afterTick?.();
  };
  const endTicks = repeat(tick, options.tickEveryMs, log);

  return {
    apply: applyForWithdrawal(shared),
    confirm: async ({ userId }, id, code) => {
      if (!(await isOwn(userId, id))) return { reason: 'unknown' };
      const confirmed = await confirm(userId, id, code);
      if (!('id' in confirmed)) return confirmed;
      await review(id);
      return (await book.find(id)) ?? { reason: 'unknown' };
    },
    cancel: async ({ userId }, id) => {
      if (!(await isOwn(userId, id))) return { reason: 'unknown' };
      return steps.inTurn(id, async () => {
        const row = await book.find(id);
        if (row === null) return { reason: 'unknown' };
        if (row.state !== 'pending') return { reason: 'not-cancellable' };
        return (await steps.cancel(row, 'requested')) ?? { reason: 'not-cancellable' };
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
      await review(id);
      return (await book.find(id)) ?? { reason: 'unknown' };
    },
    failOpen: failOpen(book, steps, turns),
    tick,
    close: async () => {
      await endTicks();
      await turns.idle();
    },
  };
}
