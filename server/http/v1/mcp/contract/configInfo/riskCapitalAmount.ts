// Tells what the insurance fund has of each margin coin.
import { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import { units } from '#server/engine/units.ts';
import { coinBalances } from '#server/answers/wallets/coin-balances.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveInsuranceAmounts = servePublic(
  getInsuranceAmounts,
  ['listings', 'projections', 'usdtPrice'],
  async ({ businessLine }, { listings, projections, usdtPrice }) => {
    const wanted = listings.contracts().filter(({ contract }) => businessLine === undefined || contract.line === businessLine);
    const coins = [...new Set(wanted.map(({ contract }) => contract.margin))];
    const assetIds = coins.flatMap((coin) => listings.assetOf(coin)?.assetId ?? []);
    const amounts = await projections.insurance.amounts(assetIds);
    const held = assetIds.map((assetId) => ({ assetId, available: units(amounts.get(assetId) ?? 0n), frozen: units(0n) }));
    const list = coinBalances(held, listings, usdtPrice).map(({ coin, total: amount, usdtValue }) => {
      // A debt has no worth.
      return { coin, amount, usdtValue: usdtValue?.startsWith('-') === true ? null : usdtValue };
    });
    return { list };
  },
);
