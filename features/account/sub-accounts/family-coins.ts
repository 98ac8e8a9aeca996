// The coins that each account of a family could send away, coin by coin.
import type { SubAccount } from '#lib/contract/accounts/sub-account.ts';

export type Member = {
  readonly userId: string;
  readonly name: string;
  /** Free in spot; of a unified account no more than may leave. */
  readonly coins: readonly FamilyCoin[];
};

type FamilyCoin = { readonly coin: string; readonly available: string; readonly withdrawable?: string | undefined };

const sendable = ({ available, withdrawable }: FamilyCoin): string => withdrawable ?? available;

/** The main account first, then its sub-accounts in their order. */
export const familyOf = (main: Member, list: readonly SubAccount[]): readonly Member[] => [
  main,
  ...list.map(({ userId, userName, coins }) => ({ userId, name: userName, coins })),
];

/** Coins that there is something of; USDT before the others. */
export const coinsOf = (member: Member | undefined): readonly string[] =>
  (member?.coins ?? [])
    .filter((one) => /[1-9]/.test(sendable(one)))
    .map(({ coin }) => coin)
    .toSorted((one, other) => Number(other === 'USDT') - Number(one === 'USDT') || one.localeCompare(other));

export function availableOf(member: Member | undefined, coin: string): string {
  const found = member?.coins.find((one) => one.coin === coin);
  return found === undefined ? '0' : sendable(found);
}

/** Whoever has something to send comes first: from the main account to the one that is meant, or back where there is nothing to send. */
export function firstRoute(family: readonly Member[], meant: string): { readonly from: string; readonly to: string } {
  const [main] = family;
  const other = family.find(({ userId }) => userId === meant);
  if (main === undefined || other === undefined) throw new Error('a family has a main account');
  const isBack = coinsOf(main).length === 0 && coinsOf(other).length > 0;
  return isBack ? { from: other.userId, to: main.userId } : { from: main.userId, to: other.userId };
}
