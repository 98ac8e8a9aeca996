// Which offline page answers for an address: the one of the address's language.
import { localeTable, defaultTag } from '#lib/i18n/locales.ts';

const prefixes = new Set(localeTable.filter(({ tag }) => tag !== defaultTag).map(({ code }) => code));

/** '/ar/spot/BTCUSDT' → '/ar/offline'; '/spot/BTCUSDT' → '/offline'. */
export function offlineAddressOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return prefixes.has(first) ? `/${first}/offline` : '/offline';
}
