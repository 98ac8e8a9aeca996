// The source of money: the deposit page of real money, the window that gives play money, or the page of the world that the page is in.
import { playMoneyPage } from '#lib/contract/money/paper-funds.ts';
import { useWorldId } from '#lib/i18n/place-context.ts';
import { useUser } from '../user.ts';

export type FundingPlace = {
  /** The money is play money. */
  readonly inDemo: boolean;
  /** The world in which it is; null: it is in none. */
  readonly worldId: string | null;
  /** A sub-account is filled by its main account: it has no such place. */
  readonly isSub: boolean;
  href(coin?: string): string;
};

export function useFundingPlace(): FundingPlace {
  const user = useUser();
  const worldId = useWorldId();
  const inDemo = user?.inDemo === true || worldId !== null;
  return {
    inDemo,
    worldId,
    isSub: user?.isSub === true && !inDemo,
    href: (coin) => {
      if (worldId !== null) return `/worlds/${worldId}#funds`;
      if (inDemo) return playMoneyPage;
      return coin === undefined ? '/asset/recharge' : `/asset/recharge?coin=${coin}`;
    },
  };
}
