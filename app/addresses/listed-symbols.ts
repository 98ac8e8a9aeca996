// The markets that there are, for those who decide before a page is made.
import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { getConceptCoins } from '#lib/contract/calls/v1/mix/c2c/coinList.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';

/** A page is not kept waiting longer for an exchange that hangs: it finds out by itself. */
const patienceMs = 1000;
/** A new listing may be a stranger for so long. */
const sharedForMs = 5000;

type Answer<Value> = Promise<Value | null>;

/** One answer for all who ask within a while. */
function shared<Value>(ask: (client: ApiClient, signal: AbortSignal) => Promise<Value>): () => Answer<Value> {
  let asked: Answer<Value> | null = null;
  return () => {
    if (asked === null) {
      const { code, languageKey, languageType } = localeOf(defaultTag);
      const client = createApiClient({ baseUrl: exchangeUrl(), locale: code, language: languageKey, languageType });
      asked = ask(client, AbortSignal.timeout(patienceMs)).catch(() => null);
      setTimeout(() => (asked = null), sharedForMs);
    }
    return asked;
  };
}

type BySymbol = ReadonlyMap<string, SpotMarket>;
const spot = shared(async (client, signal): Promise<BySymbol> => {
  const { symbols } = await client.call(getAllSymbols, { businessLine: 1 }, { signal });
  return new Map((symbols ?? []).map((market) => [market.symbol, market]));
});

/** The markets of spot by symbol, in listed order. Null: the exchange does not say. */
export const listedMarkets = (): Answer<BySymbol> => spot();

type ByName = ReadonlyMap<string, ContractMarket>;
const lines = new Map<ContractLineKey, () => Answer<ByName>>();

/** The contracts of a line that live now, by name. Null: the exchange does not say. */
export function listedContracts(line: ContractLineKey): Answer<ByName> {
  const known = lines.get(line);
  if (known !== undefined) return known();
  const ask = shared(async (client, signal): Promise<ByName> => {
    const { symbols } = await client.call(getContracts, { businessLine: contractLines[line] }, { signal });
    return new Map((symbols ?? []).map((market) => [market.name, market]));
  });
  lines.set(line, ask);
  return ask();
}

const coins = shared(async (client, signal): Promise<ReadonlySet<string>> => {
  const { list } = await client.call(getConceptCoins, {}, { signal });
  return new Set(list.map(({ coin }) => coin));
});

/** The coins that there are. Null: the exchange does not say. */
export const listedCoins = (): Answer<ReadonlySet<string>> => coins();
