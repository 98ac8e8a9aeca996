// The source of money: the deposit page of real money, or the window that gives play money.
import { playMoneyPage } from '#lib/contract/money/paper-funds.ts';
import { useUser } from '../user.ts';

export type FundingPlace = {
  readonly inDemo: boolean;
  /** A sub-account is filled by its main account: it has no such place. */
  readonly isSub: boolean;
  href(coin?: string): string;
};

export function useFundingPlace(): FundingPlace {
  const user = useUser();
  const inDemo = user?.inDemo === true;
  return {
    inDemo,
    isSub: user?.isSub === true && !inDemo,
    href: (coin) => {
      if (inDemo) return playMoneyPage;
      return coin === undefined ? '/asset/recharge' : `/asset/recharge?coin=${coin}`;
    },
  };
}
