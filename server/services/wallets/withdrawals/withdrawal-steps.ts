// One withdrawal's way from state to state, with its money behind it: the state is written first, then the core moves the money.
import type { AssetListing } from '#server/engine/listings.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Turns } from '#server/services/wallets/turns.ts';
import type { WithdrawalBook, WithdrawalChange, WithdrawalRow } from '#server/services/wallets/withdrawal-book.ts';
import { moneyIn, type WithdrawalState } from '#server/services/wallets/withdrawal-state.ts';

type WithdrawalStepsOptions = {
  readonly book: WithdrawalBook;
  readonly client: Pick<ExchangeClient, 'submit'>;
  readonly assetOf: (code: string) => AssetListing | undefined;
  readonly turns: Turns;
  readonly log: { info(details: object, message: string): void };
};

export type WithdrawalSteps = {
  /** The steps of one withdrawal happen in turn. */
  inTurn<Value>(id: number, task: () => Promise<Value>): Promise<Value>;
  /** Sends the core what the state asks for. Null: done, or done before. */
  moveMoney(row: WithdrawalRow): Promise<RejectReason | null>;
  /** Null: it is not in the row's state any more. Throws when the money cannot follow. */
  step(row: WithdrawalRow, to: WithdrawalState, change?: WithdrawalChange): Promise<WithdrawalRow | null>;
  cancel(row: WithdrawalRow, reason: string): Promise<WithdrawalRow | null>;
};

const doneBefore: readonly RejectReason[] = [
  RejectReason.withdrawalExists,
  RejectReason.unknownWithdrawal,
  RejectReason.depositAlreadyCredited,
];

export const referenceOf = ({ id }: WithdrawalRow): string => `withdrawal:${id}`;

export function createWithdrawalSteps({ book, client, assetOf, turns, log }: WithdrawalStepsOptions): WithdrawalSteps {
  const submitMove = (row: WithdrawalRow) => {
    const { accountId } = row;
    const [wanted, reference] = [moneyIn[row.state], referenceOf(row)];
    const asset = assetOf(row.coin);
    if (asset === undefined) throw new Error(`no such coin: ${row.coin}`);
    const coins = { accountId, assetId: asset.assetId, units: units(row.amountUnits) };
    if (wanted === 'held') return client.submit({ type: 'reserve-withdrawal', ...coins, feeUnits: units(row.feeUnits), reference });
    if (wanted === 'gone') return client.submit({ type: 'settle-withdrawal', reference });
    if (row.money === 'gone') return client.submit({ type: 'credit-deposit', ...coins, reference: `returned:${row.id}` });
    return client.submit({ type: 'release-withdrawal', reference });
  };

  const moveMoney = async (row: WithdrawalRow): Promise<RejectReason | null> => {
    const wanted = moneyIn[row.state];
    if (row.money === wanted) return null;
    const reply = await submitMove(row);
    if (!reply.ok && !doneBefore.includes(reply.reason)) return reply.reason;
    await book.note(row.id, { money: wanted });
    return null;
  };

  const step: WithdrawalSteps['step'] = async (row, to, change) => {
    const moved = await book.move(row.id, row.state, to, change);
    if (moved === null) return null;
    const refused = await moveMoney(moved);
    if (refused !== null) throw new Error(`the money of withdrawal ${row.id} could not follow to ${to}: ${refused}`);
    log.info({ withdrawalId: row.id, from: row.state, to, reason: moved.reason }, 'a withdrawal has moved');
    return { ...moved, money: moneyIn[to] };
  };

  return {
    inTurn: (id, task) => turns.take(`withdrawal:${id}`, task),
    moveMoney,
    step,
    cancel: (row, reason) => step(row, 'cancelled', { reason }),
  };
}
