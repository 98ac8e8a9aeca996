// A small venue with one user, whose withdrawals go wherever chance leads: cancelled, rejected, lost, undone, and cut off at any step.
import { createExchange, restoreExchange, type Exchange } from '#server/engine/exchange.ts';
import { AccountKind } from '#server/engine/identity/account-kind.ts';
import type { Command } from '#server/engine/command.ts';
import { units } from '#server/engine/units.ts';
import { createSimulatedChain, type SimulatedChain } from '#server/services/wallets/simulated-chain.ts';
import { createWithdrawals } from '#server/services/wallets/create-withdrawals.ts';
import { moneyIn } from '#server/services/wallets/withdrawal-state.ts';
import type { WithdrawalBook } from '#server/services/wallets/withdrawal-book.ts';
import type { Withdrawals } from '#server/services/wallets/withdrawals.ts';
import { memoryWithdrawals } from './memory-withdrawals.ts';

const coin = { assetId: 0, code: 'COIN', name: 'Coin', decimals: 0 };
const network = { network: 'Net', confirmations: 2, addressStyle: 'evm' } as const;
const walker = { userId: 'ann', accountId: 1000 };
const opening: readonly Command[] = [
  { type: 'list-asset', assetId: 0, code: coin.code, decimals: coin.decimals },
  { type: 'open-account', accountId: 0, kind: AccountKind.outside },
  { type: 'open-account', accountId: 1, kind: AccountKind.fees },
  { type: 'open-account', accountId: walker.accountId, kind: AccountKind.user },
  { type: 'credit-deposit', accountId: walker.accountId, assetId: 0, units: units(1000n), reference: 'first' },
];

class PowerCut extends Error {}

export type Walk = {
  step(): Promise<void>;
  /** Starts again from what was written down. */
  restart(): Promise<void>;
  /** The faults that were found, in words. */
  wrongs(): string[];
  readonly states: () => readonly string[];
};

export async function startWalk(random: (below: number) => number): Promise<Walk> {
  let exchange: Exchange = createExchange();
  let sequence = 0;
  let nowMs = 1_800_000_000_000;
  /** Writes until the lights go out; −1: they stay on. */
  let writesLeft = -1;
  const codes = new Map<number, string>();
  const write = <Value>(effect: () => Value): Value => {
    if (writesLeft === 0) throw new PowerCut();
    const done = effect();
    if (writesLeft > 0) writesLeft -= 1;
    // Cut off after the effect, before anybody hears of it.
    if (writesLeft === 0 && random(2) === 0) throw new PowerCut();
    return done;
  };
  const apply = (command: Command) => exchange.apply({ sequence: (sequence += 1), timeMs: nowMs, command }).reply;
  opening.forEach(apply);
  const memory = memoryWithdrawals(() => nowMs);
  const book: WithdrawalBook = {
    ...memory,
    add: (row) => write(() => memory.add(row)),
    move: (id, from, to, part) => write(() => memory.move(id, from, to, part)),
    note: (id, part) => write(() => memory.note(id, part)),
    remove: (id) => write(() => memory.remove(id)),
    vote: (id, vote) => write(() => memory.vote(id, vote)),
  };
  const silent = { info: () => undefined, error: () => undefined };
  let chain: SimulatedChain;
  let service: Withdrawals;
  const open = async (): Promise<void> => {
    chain = createSimulatedChain({ key: 'walk', blockEveryMs: 3_600_000, log: silent, now: () => nowMs });
    service = await createWithdrawals({
      book,
      chain,
      client: { submit: async (command) => write(() => apply(command)) },
      assetOf: () => coin,
      heldUntilMs: async () => 0,
      areStopped: async () => false,
      sendCode: async (_userId, row, code) => void codes.set(row.id, code),
      hotWalletMicros: 500,
      log: silent,
      now: () => nowMs,
      tickEveryMs: 0,
    });
  };
  await open();

  const some = (): number => 1 + random(memory.rows.size + 1);
  const paid = (): string[] => [...memory.rows.values()].flatMap(({ transactionId }) => transactionId ?? []);
  const act = async (): Promise<unknown> => {
    const id = some();
    switch (random(11)) {
      case 0:
      case 1: {
        const amountUnits = BigInt(1 + random(400));
        const request = { coin: coin.code, network, address: '0x', memo: '', amountUnits, feeUnits: BigInt(random(9)) };
        const clientOid = random(4) === 0 ? `twice-${random(2)}` : null;
        return service.apply(walker, { ...request, worthMicros: Number(amountUnits), clientOid }, 2000);
      }
      case 2:
      case 3:
        return service.confirm(walker, id, codes.get(id) ?? '000000');
      case 4:
        return service.confirm(walker, id, 'wrong!');
      case 5:
        return service.cancel(walker, id);
      case 6:
        return service.vote(id, `operator-${random(3)}`, random(4) > 0);
      case 7: {
        const ids = paid();
        return chain.reorganise(network.network, 1 + random(6), random(2) === 0 ? ids.slice(random(ids.length + 1)) : []);
      }
      case 8:
        nowMs += random(20) * 60_000;
        return service.tick();
      default:
        for (let blocks = random(4); blocks > 0; blocks -= 1) await chain.mineBlock();
        return null;
    }
  };

  const restart = async (): Promise<void> => {
    writesLeft = -1;
    await chain.close();
    await service.close();
    exchange = restoreExchange(exchange.snapshot());
    nowMs += 61_000;
    await open();
  };

  return {
    step: async () => {
      if (random(5) === 0) writesLeft = random(4);
      const armed = writesLeft >= 0;
      await act().catch((error: unknown) => {
        if (!(error instanceof PowerCut)) throw error;
      });
      if (armed) await restart();
    },
    restart,
    wrongs: () => {
      const rows = [...memory.rows.values()];
      const [holding] = exchange.balances(walker.accountId);
      const total = (list: typeof rows, of: (row: (typeof rows)[number]) => bigint): bigint => list.reduce((sum, row) => sum + of(row), 0n);
      const gone = rows.filter(({ state }) => state === 'confirmed');
      const undone = rows.filter(({ state }) => state === 'reversed');
      const held = total(
        rows.filter(({ state }) => moneyIn[state] === 'held'),
        (row) => row.amountUnits + row.feeUnits,
      );
      const left =
        total(gone, (row) => row.amountUnits + row.feeUnits) + total(undone, (row) => (row.money === 'back' ? row.feeUnits : 0n));
      const available = 1000n - held - left;
      const wrong = [...exchange.checkInvariants()];
      if ((holding?.available ?? 0n) !== available || (holding?.frozen ?? 0n) !== held)
        wrong.push(
          `${holding?.available}+${holding?.frozen} where ${available}+${held} had to be: ${rows.map((row) => row.state).join(', ')}`,
        );
      const stray = rows.filter((row) => row.money !== moneyIn[row.state]);
      return [...wrong, ...stray.map((row) => `the money of ${row.id} is ${row.money} while it is ${row.state}`)];
    },
    states: () => [...memory.rows.values()].map(({ state }) => state),
  };
}
