// The client by which the proxy asks for whoever wants a page: with the cookies and the address of that visitor.
import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { defaultTag, localeOf } from '#lib/i18n/locales.ts';
import { exchangeTimeoutMs } from '../environment/exchange-timeout.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';

export type Asker = { readonly cookie: string; readonly forwardedFor: string | null };

export function askerClient({ cookie, forwardedFor }: Asker, mode: TradingMode = TradingMode.live): ApiClient {
  const { code, languageKey, languageType } = localeOf(defaultTag);
  return createApiClient({
    baseUrl: exchangeUrl(),
    timeoutMs: exchangeTimeoutMs(),
    locale: code,
    language: languageKey,
    languageType,
    mode,
    headers: { cookie, ...(forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }) },
  });
}
