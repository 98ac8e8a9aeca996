// The book of withdrawals in memory, for tests that make thousands of venues.
import type { WithdrawalBook, WithdrawalRow, WithdrawalVote } from '#server/services/wallets/withdrawal-book.ts';
import { mayFollow, type WithdrawalState } from '#server/services/wallets/withdrawal-state.ts';

const cameBack: readonly WithdrawalState[] = ['failed', 'cancelled', 'reversed'];
const onTheirWay: readonly WithdrawalState[] = ['pending', 'review', 'sent'];

export function memoryWithdrawals(now: () => number): WithdrawalBook & { readonly rows: ReadonlyMap<number, WithdrawalRow> } {
  const rows = new Map<number, WithdrawalRow>();
  const spoken = new Map<number, WithdrawalVote[]>();
  let last = 0;
  const all = (): WithdrawalRow[] => [...rows.values()];
  const worth = (list: readonly WithdrawalRow[]): number => list.reduce((sum, row) => sum + row.worthMicros, 0);
  const change = (id: number, part: Partial<WithdrawalRow>): WithdrawalRow | null => {
    const row = rows.get(id);
    if (row === undefined) return null;
    const changed = { ...row, ...part, updatedAtMs: now() };
    rows.set(id, changed);
    return changed;
  };
  return {
    rows,
    add: async (row) => {
      const { clientOid } = row;
      if (clientOid !== null && all().some((one) => one.userId === row.userId && one.clientOid === clientOid)) return null;
      last += 1;
      const unset = { transactionId: null, raw: null, networkFee: null, networkFeeCoin: null, confirmations: 0 };
      const added = { reason: '', needsApproval: false, codeTries: 0, ...unset, ...row, id: last };
      rows.set(last, added);
      return added;
    },
    remove: async (id) => {
      if (rows.get(id)?.money === 'none') rows.delete(id);
    },
    find: async (id) => rows.get(id) ?? null,
    byClientOid: async (userId, clientOid) => all().find((row) => row.userId === userId && row.clientOid === clientOid) ?? null,
    byTransaction: async (network, id) => all().find((row) => row.network === network && row.transactionId === id) ?? null,
    move: async (id, from, to, part = {}) => {
      if (!mayFollow(from, to)) throw new Error(`a withdrawal that is ${from} does not become ${to}`);
      return rows.get(id)?.state === from ? change(id, { ...part, state: to }) : null;
    },
    note: async (id, part) => void change(id, part),
    countTry: async (id) => {
      const row = rows.get(id);
      return row?.state === 'pending' ? (change(id, { codeTries: row.codeTries + 1 })?.codeTries ?? null) : null;
    },
    unfinished: async () =>
      all().filter(
        ({ state, money, confirmations, requiredConfirmations }) =>
          onTheirWay.includes(state) ||
          (money !== 'gone' && money !== 'back') ||
          (state === 'reversed' && money === 'gone') ||
          (state === 'confirmed' && confirmations < requiredConfirmations * 2 + 6),
      ),
    page: async ({ limit }) => all().toReversed().slice(0, limit),
    worthSince: async (userId, sinceMs) =>
      worth(all().filter((row) => row.userId === userId && row.createdAtMs >= sinceMs && !cameBack.includes(row.state))),
    unapprovedWorthSince: async (sinceMs) =>
      worth(
        all().filter(
          ({ createdAtMs, needsApproval, state }) =>
            createdAtMs >= sinceMs && !needsApproval && (state === 'sent' || state === 'confirmed' || state === 'reversed'),
        ),
      ),
    vote: async (id, vote) => {
      const said = spoken.get(id) ?? [];
      if (said.some(({ operator }) => operator === vote.operator)) return false;
      spoken.set(id, [...said, vote]);
      return true;
    },
    votes: async (id) => spoken.get(id) ?? [],
  };
}
