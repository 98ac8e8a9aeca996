// Lists every market, unless the caller's list is still good.
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { isQuoteOffered } from '#lib/contract/site/market-region.ts';
import { BusinessLine } from '#lib/contract/enums.ts';
import { tagOf } from '#server/answers/content/tag-of.ts';
import { hashed } from '#server/answers/contracts/contract-market.ts';
import { listOfEveryLine, listOfLine } from '#server/answers/market/any-market.ts';
import { coinNames } from '#server/answers/market/coin-names.ts';
import { servePublic } from '#server/http/serving/serve.ts';

const isOfSpot = (line: number): boolean => line === BusinessLine.spot || line === BusinessLine.margin;

export const serveAllSymbols = servePublic(
  getAllSymbols,
  ['client', 'listings', 'projections', 'now', 'coinTitles'],
  async ({ md5: known, region, locale, businessLine }, rooms) => {
    const all = await (businessLine === undefined ? listOfEveryLine(rooms) : listOfLine(businessLine, rooms));
    const offered = all.list.filter((market) => !isOfSpot(market.businessLine) || isQuoteOffered(market.quoteCoin, region));
    if (locale === undefined && offered.length === all.list.length)
      return { md5: all.md5, symbols: known === all.md5 ? null : [...all.list] };
    const nameOf = locale === undefined ? null : await coinNames(tagOf(locale), rooms.listings, rooms);
    const named = offered.map((market) =>
      nameOf === null ? market : { ...market, baseName: nameOf(market.baseCoin), quoteName: nameOf(market.quoteCoin) },
    );
    const { md5, list } = hashed(named);
    return { md5, symbols: known === md5 ? null : list };
  },
);
