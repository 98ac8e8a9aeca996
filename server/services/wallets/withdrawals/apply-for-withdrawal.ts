// The request of a withdrawal: written down and held once, within the day's limit, and a code sent to its owner.
import { RejectReason } from '#server/engine/reject.ts';
import type { Turns } from '#server/services/wallets/turns.ts';
import type { Owner } from '#server/services/wallets/wallets.ts';
import type { WithdrawalBook, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import type { WithdrawalRefusal, WithdrawalRequest, Withdrawals } from '#server/services/wallets/withdrawals.ts';
import { hashOfCode, newWithdrawalCode } from './withdrawal-code.ts';
import type { WithdrawalSteps } from './withdrawal-steps.ts';

type ApplicationOptions = {
  readonly book: WithdrawalBook;
  readonly steps: WithdrawalSteps;
  readonly turns: Turns;
  readonly heldUntilMs: (userId: string) => Promise<number>;
  readonly areStopped: () => Promise<boolean>;
  readonly sendCode: (userId: string, row: WithdrawalRow, code: string) => Promise<void>;
  readonly now: () => number;
};

const dayMs = 24 * 60 * 60_000;
const codeLifeMs = 30 * 60_000;

/** Fees may have changed in between: what is taken from the account is what was asked for. */
const isSameRequest = (row: WithdrawalRow, request: WithdrawalRequest): boolean =>
  row.coin === request.coin &&
  row.network === request.network.network &&
  row.address === request.address &&
  row.memo === request.memo &&
  row.amountUnits + row.feeUnits === request.amountUnits + request.feeUnits;

export function applyForWithdrawal(options: ApplicationOptions): Withdrawals['apply'] {
  const { book, steps, turns, heldUntilMs, areStopped, sendCode, now } = options;

  const writeDown = ({ userId, accountId }: Owner, request: WithdrawalRequest, code: string): Promise<WithdrawalRow | null> => {
    const nowMs = now();
    const { network, ...asked } = request;
    return book.add({
      ...asked,
      userId,
      accountId,
      network: network.network,
      requiredConfirmations: network.confirmations,
      state: 'pending',
      money: 'none',
      codeHash: hashOfCode(code, request.address),
      codeExpiresAtMs: nowMs + codeLifeMs,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    });
  };

  return (owner, request, limitMicros) =>
    turns.take(`owner:${owner.userId}`, async (): Promise<WithdrawalRow | WithdrawalRefusal> => {
      if (request.clientOid !== null) {
        const before = await book.byClientOid(owner.userId, request.clientOid);
        if (before !== null) return isSameRequest(before, request) ? before : { reason: 'name-taken' };
      }
      if (await areStopped()) return { reason: 'stopped' };
      const untilMs = await heldUntilMs(owner.userId);
      if (untilMs > now()) return { reason: 'held', untilMs };
      const left = limitMicros - (await book.worthSince(owner.userId, now() - dayMs));
      if (request.worthMicros > left) return { reason: 'daily-limit', leftMicros: Math.max(0, left) };
      const code = newWithdrawalCode();
      const row = await writeDown(owner, request, code);
      if (row === null) return { reason: 'unknown' };
      const refused = await steps.moveMoney(row);
      if (refused !== null) {
        await book.remove(row.id);
        if (refused === RejectReason.insufficientBalance || refused === RejectReason.accountInDebt) return { reason: refused };
        throw new Error(`a withdrawal was not held: ${refused}`);
      }
      await sendCode(owner.userId, row, code);
      return { ...row, money: 'held' };
    });
}
