// Tells how much of a coin may be moved out of one of the user's accounts.
import { walletKinds } from '#lib/contract/accounts/account-kinds.ts';
import { getTransferable } from '#lib/contract/calls/v1/assets/transferable.ts';
import { AccountMode, Wallet } from '#lib/contract/enums.ts';
import { everyMarket } from '#server/engine/ids.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTransferable = serveUser(
  getTransferable,
  ['client', 'listings'],
  async ({ coin, from }, { accountId }, { client, listings }) => {
    const asset = listings.assetOf(coin);
    if (asset === undefined) return refuse('unknownCoin', { coin });
    const { assetId, decimals } = asset;
    const isFutures = walletKinds.some(({ id, wallet }) => id === from && wallet === Wallet.futures);
    if (isFutures) {
      const wallet = (await client.futures(accountId))?.wallets.find((one) => one.assetId === assetId);
      return { coin, amount: formatDecimal(BigInt(wallet?.sendable ?? 0), decimals) };
    }
    if (from === 'cross') {
      const limits = await client.marginLimits({ accountId, wallet: Wallet.cross, marketId: everyMarket }, assetId);
      return { coin, amount: formatDecimal(limits?.transferable ?? 0n, decimals) };
    }
    // A unified account has one wallet, and nowhere to move anything.
    if ((await client.unified(accountId))?.mode !== AccountMode.classic) return { coin, amount: formatDecimal(0n, decimals) };
    const balance = (await client.balances(accountId)).find((one) => one.assetId === assetId);
    return { coin, amount: formatDecimal(balance?.available ?? 0n, decimals) };
  },
);
