// Which markets there are, for those who decide before a page is made.
import { createApiClient } from '#lib/api/create-api-client.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { exchangeUrl } from './exchange-url.ts';

/** A page is not kept waiting longer for an exchange that hangs: it finds out by itself. */
const patienceMs = 1000;
/** A new listing may be a stranger for so long. */
const sharedForMs = 5000;
let asked: Promise<ReadonlySet<string> | null> | null = null;

async function ask(): Promise<ReadonlySet<string> | null> {
  const { code, languageKey, languageType } = localeOf(defaultTag);
  const client = createApiClient({ baseUrl: exchangeUrl(), locale: code, language: languageKey, languageType });
  const answer = await client.call(getAllSymbols, {}, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  return answer === null ? null : new Set((answer.symbols ?? []).map(({ symbol }) => symbol));
}

/** Null: the exchange does not say. */
export function listedSymbols(): Promise<ReadonlySet<string> | null> {
  if (asked === null) {
    asked = ask();
    setTimeout(() => (asked = null), sharedForMs);
  }
  return asked;
}
