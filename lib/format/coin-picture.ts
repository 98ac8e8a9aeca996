// The coin whose picture stands for a coin: play money shows the coin that it plays.
import { isDemoLine } from '#lib/contract/contract-lines.ts';

/** SBTC on a demo line is drawn as BTC. */
export const coinPicture = ({ businessLine, baseCoin }: { readonly businessLine: number; readonly baseCoin: string }): string =>
  isDemoLine(businessLine) ? baseCoin.replace(/^S(?=.)/, '') : baseCoin;
