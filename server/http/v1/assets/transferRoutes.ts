// Tells between which accounts which coins may be moved: out of spot into the line whose margin a coin is or into shared margin, and back; in a unified account, between none.
// An isolated margin wallet belongs to a pair: it is filled where its pair is traded.
import { type WalletKindId, walletKinds } from '#lib/contract/accounts/account-kinds.ts';
import { getTransferRoutes, type TransferRoute } from '#lib/contract/calls/v1/assets/transferRoutes.ts';
import { AccountMode, Wallet } from '#lib/contract/enums.ts';
import { createCoinLines } from '#server/projections/equity/coin-lines.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTransferRoutes = serveUser(
  getTransferRoutes,
  ['client', 'listings'],
  async (_request, { accountId }, { client, listings }) => {
    if ((await client.unified(accountId))?.mode !== AccountMode.classic) return { list: [] };
    const lines = createCoinLines(listings);
    const margins = [...new Set(listings.contracts().map(({ contract }) => contract.margin))];
    const lent = (await client.lending()).assets.map(({ assetId }) => listings.asset(assetId).code);
    const coinsOf = (id: WalletKindId, wallet: Wallet): string[] =>
      wallet === Wallet.cross ? lent : margins.filter((coin) => lines.accountOf(wallet, coin).id === id);
    const list = walletKinds
      .filter(({ wallet, isPlay }) => (wallet === Wallet.futures || wallet === Wallet.cross) && !isPlay)
      .flatMap(({ id, wallet }): TransferRoute[] => {
        const coins = coinsOf(id, wallet);
        return coins.length === 0
          ? []
          : [
              { from: 'spot', to: id, coins },
              { from: id, to: 'spot', coins },
            ];
      });
    return { list };
  },
);
