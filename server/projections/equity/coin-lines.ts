// The line of futures that a coin is the margin of, and what a coin of play money stands for.
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import { accountKindOf, type WalletKind } from '#lib/contract/accounts/account-kinds.ts';
import { ContractForm } from '#server/engine/markets/market-rules.ts';
import type { Listings } from '#server/engine/listings.ts';

export type CoinLines = {
  /** The account to which a coin in a wallet belongs. */
  accountOf(wallet: string, coin: string): WalletKind;
  /** The coin whose price counts; null for none but play money. */
  standsFor(coin: string): string | null;
};

/** Reads the listings anew each time: contracts are listed while the venue is open. */
export function createCoinLines(listings: Listings): CoinLines {
  const firstWith = (coin: string) => listings.contracts().find(({ contract }) => contract.margin === coin);
  return {
    accountOf: (wallet, coin) => accountKindOf(wallet, firstWith(coin)?.contract.line ?? null),
    standsFor: (coin) => {
      const first = firstWith(coin);
      if (first === undefined || !isDemoLine(first.contract.line)) return null;
      const { form, indexCoin, indexQuote } = first.contract;
      return form === ContractForm.linear ? indexQuote : indexCoin;
    },
  };
}
