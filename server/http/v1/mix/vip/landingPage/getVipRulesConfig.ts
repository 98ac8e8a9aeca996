// Lists the levels with what each pays: fees as the markets charge them, interest as the exchange lends.
import { getVipRules } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import { contractLineKeys, contractLines, isDemoLine } from '#lib/contract/contract-lines.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { contractShare, liveContracts } from '#server/answers/contracts/contract-market.ts';
import { servePublic } from '#server/http/serving/serve.ts';

type Charges = { readonly makerFeePpm: number; readonly takerFeePpm: number };

const dearest = (businessLine: number, markets: readonly Charges[]) => ({
  businessLine,
  makerFeeRate: contractShare(Math.max(0, ...markets.map(({ makerFeePpm }) => makerFeePpm))),
  takerFeeRate: contractShare(Math.max(0, ...markets.map(({ takerFeePpm }) => takerFeePpm))),
});

const rateDecimals = 9;
const realLines = contractLineKeys.map((key) => contractLines[key]).filter((line) => !isDemoLine(line));

export const serveVipRules = servePublic(
  getVipRules,
  ['site', 'client', 'listings', 'now'],
  async (_request, { site, client, listings, now }) => {
    const { assets } = await client.lending();
    const fees = [
      dearest(BusinessLine.spot, listings.markets),
      ...realLines.map((line) => dearest(line, liveContracts(listings, line, now()))),
    ];
    return {
      list: site.read('vip').map(({ level, minimumAssets, dailyWithdrawal }) => ({
        level,
        minimumAssets,
        dailyWithdrawal,
        fees,
        // A level beyond a coin's list has the list's last rate.
        interest: assets.map(({ assetId, dailyRatesE9 }) => ({
          coin: listings.asset(assetId).code,
          dailyRate: formatDecimal(dailyRatesE9[Math.min(level, dailyRatesE9.length - 1)] ?? 0, rateDecimals),
        })),
      })),
    };
  },
);
